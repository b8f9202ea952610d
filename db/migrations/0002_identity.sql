-- Accounts, their sessions and the codes they sign in with. Addresses are kept encrypted (…_ct)
-- and found by a keyed hash (…_idx); both keys stay outside the database.
create table identity.account (
  id uuid primary key default gen_random_uuid(),
  email_ct bytea,
  email_idx bytea unique,
  phone_ct bytea,
  phone_idx bytea unique,
  locale text not null check (locale in ('id', 'en')),
  created_month date not null,
  -- Passes for companies that are not listed: a bare count for the year.
  unlisted_year smallint,
  unlisted_count smallint not null default 0,
  check (email_idx is not null or phone_idx is not null)
);

create table identity.consent_event (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references identity.account on delete cascade,
  purpose text not null,
  text_hash bytea not null,
  locale text not null,
  given_on date not null,
  withdrawn_on date
);

create table identity.consent_text (
  hash bytea primary key,
  purpose text not null,
  locale text not null,
  body text not null
);

create table identity.staff (
  id uuid primary key default gen_random_uuid(),
  email_ct bytea not null,
  email_idx bytea not null unique,
  role text not null check (role in ('moderator', 'editor', 'administrator')),
  totp_ct bytea not null,
  totp_last_step bigint not null default 0,
  name text not null
);

create table identity.session (
  token_hash bytea primary key,
  kind text not null check (kind in ('account', 'staff')),
  holder_id uuid not null,
  device text not null,
  last_used date not null,
  idle_until timestamptz not null,
  ends_at timestamptz not null
);
create index session_holder on identity.session (holder_id);

create table identity.challenge (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('account', 'staff')),
  channel text not null check (channel in ('email', 'whatsapp')),
  address_idx bytea not null,
  address_ct bytea not null,
  locale text not null,
  code_mac bytea not null,
  tries smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index challenge_expiry on identity.challenge (expires_at);

-- Devices (a keyed hash of the browser's random token) that signed in to an address before: asking for codes
-- at a stranger's address does not keep its owner out.
create table identity.known_device (
  address_idx bytea not null,
  device_mac bytea not null,
  seen_on date not null,
  primary key (address_idx, device_mac)
);

-- Messages wait here, written in the transaction that causes them, and are gone once delivered.
create table identity.message (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('email', 'whatsapp')),
  sealed bytea not null,
  drop_after timestamptz
);

-- The local inbox: only where no provider is configured.
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
