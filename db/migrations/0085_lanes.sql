-- Work is taken by rank, then by time, and is dropped when it would come too late.
alter table identity.task add column rank integer not null default 0, add column until timestamptz;
alter table content.task add column rank integer not null default 0, add column until timestamptz;
create index task_turn on identity.task (rank, run_at) where done_at is null;
create index task_turn on content.task (rank, run_at) where done_at is null;
drop index identity.task_due;
drop index content.task_run_at_idx;
create index task_until on identity.task (until) where done_at is null and until is not null;
create index task_until on content.task (until) where done_at is null and until is not null;

create index message_drop on identity.message (drop_after) where drop_after is not null;

-- "This browser signed in to this address before", as one keyed hash of both: it names neither, and no two rows can be
-- joined. Devices of before are known anew at their next sign-in; a later migration drops identity.known_device.
create table identity.signed_in_before (
  mark bytea primary key,
  seen_on date not null
);
-- Sessions say no longer which browser they are of.
alter table identity.session alter column device set default '';
