from app.limits import Bucket, Buckets


def test_a_burst_passes_at_once_and_then_the_rate_holds() -> None:
    bucket = Bucket(burst=3, per_second=2)
    assert [bucket.take(1_000) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(1_499)
    assert bucket.take(1_500)
    assert not bucket.take(1_500)


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    bucket = Bucket(burst=2, per_second=1)
    assert bucket.take(1_000)
    assert [bucket.take(1_000_000) for _ in range(3)] == [True, True, False]


def test_a_clock_that_steps_back_gives_nothing_away() -> None:
    bucket = Bucket(burst=1, per_second=1)
    assert bucket.take(5_000)
    assert not bucket.take(1_000)


def test_each_key_has_its_own_bucket() -> None:
    buckets = Buckets(burst=1, per_second=0.001)
    assert buckets.take("a", 1_000)
    assert not buckets.take("a", 1_000)
    assert buckets.take("b", 1_000)


def test_the_longest_unused_key_is_forgotten_first() -> None:
    buckets = Buckets(burst=1, per_second=0.001, most=2)
    for key in ("a", "b", "a", "c"):
        buckets.take(key, 1_000)
    assert not buckets.take("a", 1_000)
    assert buckets.take("b", 1_000)


def test_who_has_to_wait_is_told_how_many_whole_seconds() -> None:
    bucket = Bucket(burst=1, per_second=0.1)
    assert bucket.wait == 0
    assert bucket.take(1_000)
    assert bucket.wait == 10
    assert not bucket.take(10_500)
    assert bucket.wait == 1
    buckets = Buckets(burst=1, per_second=0.5)
    assert buckets.wait("a") == 0
    assert buckets.take("a", 1_000)
    assert buckets.wait("a") == 2


def test_no_number_of_keys_fills_the_memory() -> None:
    buckets = Buckets(burst=1, per_second=1, most=100)
    for key in range(10_000):
        buckets.take(str(key), 1_000)
    assert len(buckets) == 100
