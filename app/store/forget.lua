-- Drop what is left in a bucket of a room that is no more; a room that exists is left alone, but for the lease.
--
-- KEYS  1 room  2 deadlines  3 leases  4 open
-- ARGV  1 code  2 the lobby's channel  3 a lease that means nothing any more (optional)

local function remove(set, member)
  local removed = redis.call('ZREM', set, member)
  if removed == 1 and redis.call('ZCARD', set) == 0 then redis.call('DEL', set) end
  return removed
end

if ARGV[3] then remove(KEYS[3], ARGV[3]) end
if redis.call('EXISTS', KEYS[1]) == 1 then return 'exists' end
remove(KEYS[2], ARGV[1])
if remove(KEYS[4], ARGV[1]) == 1 then redis.call('PUBLISH', ARGV[2], 'lobby') end
return 'forgotten'
