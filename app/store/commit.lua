-- One state change of one room, all of it or nothing.
--
-- KEYS  1 room  2 record  3 chat  4 deadlines  5 leases  6 open
-- ARGV  1 code  2 incarnation  3 version expected ('': the room must not exist)  4 version written ('': erase the room)
--       5 stamp of this commit  6 snapshot  7 time to live (ms)  8 due (ms, '': no deadline)  9 lobby summary ('': unlisted)
--       10 opened at (ms)  11 the room's channel  12 the lobby's channel  13 'new': the record begins anew
--       14 leases end (ms)  15 how many leases end now  16 how many begin, then those leases, then lines for the record
--
-- Answers committed, conflict, gone or exists. A room keeps the stamps of its last commits, so that a commit sent again
-- after its answer was lost is answered and not made twice. Only a commit that expects no room makes the key.
-- Empty sorted sets are deleted by hand: the embedded engine keeps them.

local room, record, chat, deadlines, leases, open = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5], KEYS[6]
local code, incarnation, expected, written, stamp = ARGV[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5]

local function remove(set, member)
  if redis.call('ZREM', set, member) == 1 and redis.call('ZCARD', set) == 0 then
    redis.call('DEL', set)
  end
end

local version = redis.call('HGET', room, 'version')
local stamps = ''
if version then
  stamps = redis.call('HGET', room, 'stamps')
  if string.find(stamps, stamp, 1, true) then return 'committed' end
  if expected == '' then return 'exists' end
  if redis.call('HGET', room, 'incarnation') ~= incarnation then return 'gone' end
  if version ~= expected then return 'conflict' end
elseif expected ~= '' then
  return 'gone'
end

local ended, begun = tonumber(ARGV[15]), tonumber(ARGV[16])
local next_argument = 17
for i = next_argument, next_argument + ended - 1 do
  remove(leases, ARGV[i])
end
next_argument = next_argument + ended

local listed = redis.call('HGET', room, 'summary') or ''
local summary = ARGV[9]

if written == '' then
  redis.call('DEL', room, record, chat)
  remove(deadlines, code)
  if listed ~= '' then
    remove(open, code)
    redis.call('PUBLISH', ARGV[12], 'lobby')
  end
  redis.call('PUBLISH', ARGV[11], 'gone')
  return 'committed'
end

redis.call('HSET', room, 'version', written, 'incarnation', incarnation, 'snapshot', ARGV[6],
  'stamps', string.sub(stamp .. stamps, 1, 8 * #stamp))

for i = next_argument, next_argument + begun - 1 do
  redis.call('ZADD', leases, ARGV[14], ARGV[i])
end
next_argument = next_argument + begun

if ARGV[13] == 'new' then redis.call('DEL', record) end
for i = next_argument, #ARGV do
  redis.call('RPUSH', record, ARGV[i])
end

if ARGV[8] == '' then
  remove(deadlines, code)
else
  redis.call('ZADD', deadlines, ARGV[8], code)
end

if summary ~= listed then
  redis.call('HSET', room, 'summary', summary)
  if summary == '' then
    remove(open, code)
  elseif listed == '' then
    redis.call('ZADD', open, ARGV[10], code)
  end
  redis.call('PUBLISH', ARGV[12], 'lobby')
end

redis.call('PEXPIRE', room, ARGV[7])
redis.call('PEXPIRE', record, ARGV[7])
redis.call('PEXPIRE', chat, ARGV[7])
redis.call('PUBLISH', ARGV[11], 'version ' .. written)
return 'committed'
