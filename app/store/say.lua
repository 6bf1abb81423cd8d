-- One chat line, numbered within the room; it does not commit the room.
--
-- KEYS  1 room  2 chat  3 record
-- ARGV  1 incarnation  2 time to live (ms)  3 lines kept  4 the room's channel  5 who said what (JSON)
--
-- Answers the line's number and the room's version, or nothing when the room is gone. A line is kept as
-- `NUMBER VERSION JSON`.

local room, chat = KEYS[1], KEYS[2]
if redis.call('HGET', room, 'incarnation') ~= ARGV[1] then return false end

local version = redis.call('HGET', room, 'version')
local line = redis.call('HINCRBY', room, 'lines', 1)
redis.call('RPUSH', chat, string.format('%d', line) .. ' ' .. version .. ' ' .. ARGV[5])
redis.call('LTRIM', chat, -tonumber(ARGV[3]), -1)
for i = 1, 3 do
  redis.call('PEXPIRE', KEYS[i], ARGV[2])
end
redis.call('PUBLISH', ARGV[4], 'chat')
return {line, version}
