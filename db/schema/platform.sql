-- The basis: two roles, two schemas, and the program's own tables.

-- Identifying data and published content never meet in a query: there are two schemas with a role each, and neither
-- role reads the other schema. Roles belong to the whole database server, so another database may have created them.
-- The lookup comes first, because an owner without CREATEROLE may not even try to create one.
do $$ begin
  if not exists (select from pg_roles where rolname = 'kj_identity') then create role kj_identity login; end if;
exception when duplicate_object or unique_violation then null; end $$;
do $$ begin
  if not exists (select from pg_roles where rolname = 'kj_content') then create role kj_content login; end if;
exception when duplicate_object or unique_violation then null; end $$;

create schema identity;
create schema content;
revoke all on schema public from public;
grant usage on schema identity to kj_identity;
grant usage on schema content to kj_content;
alter default privileges in schema identity grant select, insert, update, delete on tables to kj_identity;
alter default privileges in schema content grant select, insert, update, delete on tables to kj_content;

-- Migrations applied to this database. A process without the owner's credentials may read it, so that it does not
-- start on another version's schema.
create table public.migration (
  name text primary key,
  checksum text not null
);
grant usage on schema public to kj_identity, kj_content;
grant select on public.migration to kj_identity, kj_content;

-- Background tasks, with the same columns in each schema; one runner serves both. Tasks run by rank, then by time,
-- and are dropped after `until`, when they would be too late.
create table identity.task (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  payload jsonb not null,
  dedupe text unique,
  rank integer not null default 0,
  run_at timestamptz not null,
  until timestamptz,
  attempts smallint not null default 0,
  lease_until timestamptz,
  done_at timestamptz,
  last_error text
);
create table content.task (like identity.task including all);
create index task_turn on identity.task (rank, run_at) where done_at is null;
create index task_turn on content.task (rank, run_at) where done_at is null;
create index task_until on identity.task (until) where done_at is null and until is not null;
create index task_until on content.task (until) where done_at is null and until is not null;

-- Outbox of messages, encrypted. A message is inserted in the transaction that causes it and deleted once delivered,
-- or after `drop_after`, when it would be too late.
create table identity.message (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('email', 'whatsapp')),
  sealed bytea not null,
  drop_after timestamptz not null
);
create index message_drop on identity.message (drop_after);

-- The local inbox, used only where no provider is configured.
create table identity.inbox_message (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity,
  channel text not null,
  address text not null,
  subject text not null,
  body text not null,
  received_at timestamptz not null
);
create index inbox_message_newest on identity.inbox_message (number desc);

-- Counters of rate limits shared by all processes on this database. The name is a keyed hash that changes every hour,
-- and no person or network is stored. The table is not in the write-ahead log and is empty after a crash.
create unlogged table identity.limit_count (
  name text primary key,
  counter jsonb not null default '[]',
  until integer not null default 0
) with (fillfactor = 70);

-- Tables are rewritten so that the order of rows and transaction ids discloses nothing. Each row here is one such
-- table: the transaction since which its rows are mixed, where the next month begins, and what the last run saw and
-- wrote.
create table identity.rewriting (
  what text primary key,
  month text not null,
  since xid8 not null,
  next_since xid8 not null,
  seen xid8 not null,
  own xid8[] not null default '{}'
);
create table content.rewriting (like identity.rewriting including all);
