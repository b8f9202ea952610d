-- How often something was done lately, where that must hold for all programs on this database. The name is a keyed hash
-- that changes every hour; nothing says who or where. Not in the write-ahead log, and empty after a crash.
create unlogged table identity.limit_count (
  name text primary key,
  counter jsonb not null default '[]',
  until integer not null default 0
) with (fillfactor = 70);
