-- For each table that authors' acts write: the last night's transaction, and the oldest one that was under way then;
-- what was written since, the next night writes anew.
create table content.night (
  what text primary key,
  seen xid8 not null,
  own xid8 not null
);
