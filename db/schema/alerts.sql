-- People who get letters at an address alone, without an account. The address is encrypted and found by its hash.
create table identity.subscriber (
  id uuid primary key,
  address_idx bytea not null unique,
  address_ct bytea not null,
  locale text not null check (locale in ('id', 'en')),
  -- After several refusals of the receiving side within a month nothing more is sent until somebody who reads the address
  -- says so.
  refusals smallint not null default 0,
  refused_on date
);

-- What they asked for. Nothing is sent before the confirmation letter was answered.
create table identity.subscription (
  id uuid primary key,
  subscriber_id uuid not null,
  kind text not null check (kind in ('company', 'search', 'advice')),
  wants jsonb not null,
  name_ct bytea,
  state text not null check (state in ('asked', 'active', 'stopped')),
  -- The day on which the state began.
  since date not null,
  -- The last day whose vacancies a letter listed.
  told_until date,
  unique (subscriber_id, kind, wants)
);

-- The last day whose vacancies were sent to everybody: one row.
create table identity.alert_run (
  one boolean primary key default true check (one),
  told_until date not null
);
