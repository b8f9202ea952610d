-- For each table that is written anew: since when rows are mixed, where the next month begins, and what the last time saw and wrote.
create table identity.rewriting (
  what text primary key,
  month text not null,
  since xid8 not null,
  next_since xid8 not null,
  seen xid8 not null,
  own xid8[] not null default '{}'
);
create table content.rewriting (like identity.rewriting including all);
insert into content.rewriting (what, month, since, next_since, seen) select what, '', seen, seen, seen from content.night;
-- content.night is the version before's; a later migration drops it.
delete from content.task where kind in ('shuffle-closet', 'shuffle-recent') and done_at is null;
