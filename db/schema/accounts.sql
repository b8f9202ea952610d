-- Accounts, their sessions, the codes they sign in with, and the team. Addresses are kept encrypted (…_ct) and are found
-- by a keyed hash (…_idx); both keys stay outside the database.

create table identity.account (
  id uuid primary key default gen_random_uuid(),
  email_ct bytea,
  email_idx bytea unique,
  phone_ct bytea,
  phone_idx bytea unique,
  -- A day would tell what was written then.
  created_month date not null,
  -- The name that the person gave the account.
  profile_ct bytea,
  -- Vacancies that the person saved and companies they follow: one sealed value, padded to whole steps.
  saved_ct bytea,
  -- The language that was chosen for what is written to the account.
  locale text check (locale in ('id', 'en')),
  -- Whether the mail address refused a message. No day, because it would tell when somebody asked for a code.
  mail_refused boolean not null default false,
  check (email_idx is not null or phone_idx is not null)
);

-- What an account agreed to. The text's hash, its language and the day are sealed: by language and day an account would
-- point at reviews.
create table identity.consent_event (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references identity.account on delete cascade,
  purpose text not null,
  sealed bytea not null
);

-- The words that people agreed to, by their hash.
create table identity.consent_text (
  hash bytea primary key,
  purpose text not null,
  locale text not null,
  body text not null
);

-- The team. A member who left keeps the name that the team's history shows, and nothing to sign in with.
create table identity.staff (
  id uuid primary key default gen_random_uuid(),
  email_ct bytea,
  email_idx bytea unique,
  role text not null check (role in ('moderator', 'editor', 'administrator')),
  totp_ct bytea,
  totp_last_step bigint not null default 0,
  name text not null
);

-- Days and times of a session would point at what was written then: they are sealed. `gone_by` is for the nightly purge.
create table identity.session (
  token_hash bytea primary key,
  kind text not null check (kind in ('account', 'staff', 'owner')),
  holder_id uuid not null,
  sealed bytea not null,
  gone_by date not null
);
create index session_holder on identity.session (holder_id);

-- Codes under way; a used code is one whose row is gone. Kind `address` proves a further address of an account.
create table identity.challenge (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('account', 'staff', 'address')),
  channel text not null check (channel in ('email', 'whatsapp')),
  address_idx bytea not null,
  address_ct bytea not null,
  locale text not null,
  code_mac bytea not null,
  tries smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- Registering may bring the consent with the request for a code; it waits with the code.
  consent boolean not null default false
);
create index challenge_expiry on identity.challenge (expires_at);

-- "This browser signed in to this address before", as one keyed hash of both: it names neither, and no two rows can be
-- joined. So a stranger who asks for codes at an address does not keep its owner out.
create table identity.signed_in_before (
  mark bytea primary key,
  -- The first of a month.
  seen_on date not null
);
