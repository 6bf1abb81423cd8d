-- The heartbeat of a bucket: its leases, as far as they still stand, and the time to live of their rooms' keys.
--
-- KEYS  1 leases  2 … keys that live on
-- ARGV  1 leases end (ms)  2 time to live (ms)  3 … leases

for i = 3, #ARGV do
  if redis.call('ZSCORE', KEYS[1], ARGV[i]) then redis.call('ZADD', KEYS[1], ARGV[1], ARGV[i]) end
end
for i = 2, #KEYS do
  redis.call('PEXPIRE', KEYS[i], ARGV[2])
end
return 'renewed'
