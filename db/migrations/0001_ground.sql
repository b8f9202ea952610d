-- Two schemas, a role for each: what identifies a person and what people read never meet in a query.
-- Roles belong to the whole server, so they may exist already, made by another database's migration.
-- Asked before they are made, because an owner without CREATEROLE is refused even what exists.
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

-- One shape of background work in each schema; the runner serves both.
create table identity.task (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  payload jsonb not null,
  dedupe text unique,
  run_at timestamptz not null,
  attempts smallint not null default 0,
  lease_until timestamptz,
  done_at timestamptz,
  last_error text
);
create index task_due on identity.task (run_at) where done_at is null;
create table content.task (like identity.task including all);

-- Places: filled from the idn-area-data package at the first start.
create table content.province (
  id text primary key,
  name text not null
);
create table content.city (
  id text primary key,
  province_id text not null references content.province,
  name text not null,
  kind text not null check (kind in ('kota', 'kabupaten'))
);

create table content.job_role (
  id text primary key,
  department text not null,
  name_id text not null,
  name_en text not null
);
