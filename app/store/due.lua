-- Take what is due in a sorted set: answers the members, pushed ahead so that no one else takes them at once.
-- Only a commit removes them, so that what is taken by a process that dies is taken again.
--
-- KEYS  1 deadlines or leases
-- ARGV  1 now (ms)  2 pushed ahead to (ms)  3 how many at most  4 the only member to take (optional)

local set = KEYS[1]
local due = {}
if ARGV[4] then
  local score = redis.call('ZSCORE', set, ARGV[4])
  if score and tonumber(score) <= tonumber(ARGV[1]) then due = {ARGV[4]} end
else
  due = redis.call('ZRANGEBYSCORE', set, '-inf', ARGV[1], 'LIMIT', 0, ARGV[3])
end
for _, member in ipairs(due) do
  redis.call('ZADD', set, ARGV[2], member)
end
return due
