-- Who gets letters by an address alone: the address closed, and found by its hash. After several refusals of the receiving
-- side, in a month, nothing more is sent there until somebody who reads the address says so.
create table identity.subscriber (
  id uuid primary key,
  address_idx bytea not null unique,
  address_ct bytea not null,
  locale text not null check (locale in ('id', 'en')),
  refusals smallint not null default 0,
  refused_on date
);
-- What they asked for. Nothing is sent before the letter that asks was answered. `told_until` is the last day whose vacancies a
-- letter told of; `since` when the state began.
create table identity.subscription (
  id uuid primary key,
  subscriber_id uuid not null,
  kind text not null check (kind in ('company', 'search', 'advice')),
  wants jsonb not null,
  name_ct bytea,
  state text not null check (state in ('asked', 'active', 'stopped')),
  since date not null,
  told_until date,
  unique (subscriber_id, kind, wants)
);
-- The last day whose vacancies everybody was told of: one row.
create table identity.alert_run (
  one boolean primary key default true check (one),
  told_until date not null
);
