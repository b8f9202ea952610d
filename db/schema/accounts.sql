-- Accounts, their sessions, the codes they sign in with, and the team. Addresses are stored encrypted (…_ct) and
-- looked up by a keyed hash (…_idx); both keys are outside the database.

create table identity.account (
  id uuid primary key default gen_random_uuid(),
  email_ct bytea,
  email_idx bytea unique,
  phone_ct bytea,
  phone_idx bytea unique,
  -- Only the month, because a day could link the account to what was written then.
  created_month date not null,
  -- The account's name, chosen by the person.
  profile_ct bytea,
  -- Saved vacancies and followed companies: one encrypted value, padded to fixed steps.
  saved_ct bytea,
  -- The chosen language of messages to the account.
  locale text check (locale in ('id', 'en')),
  -- Whether a mail to the address bounced. No date, because it would disclose when somebody requested a code.
  mail_refused boolean not null default false,
  check (email_idx is not null or phone_idx is not null)
);

-- Consents of an account. The text's hash, its language and the day are encrypted, because language and day could
-- link an account to reviews.
create table identity.consent_event (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references identity.account on delete cascade,
  purpose text not null,
  sealed bytea not null
);

-- Texts of consents, by hash.
create table identity.consent_text (
  hash bytea primary key,
  purpose text not null,
  locale text not null,
  body text not null
);

-- The team. Of a former member only the name remains, for the team's history; all sign-in data is deleted.
create table identity.staff (
  id uuid primary key default gen_random_uuid(),
  email_ct bytea,
  email_idx bytea unique,
  role text not null check (role in ('moderator', 'editor', 'administrator')),
  totp_ct bytea,
  totp_last_step bigint not null default 0,
  name text not null
);

-- Days and times of a session are encrypted, because they could link it to what was written then. `delete_on` is for
-- the nightly purge.
create table identity.session (
  token_hash bytea primary key,
  kind text not null check (kind in ('account', 'staff', 'owner')),
  holder_id uuid not null,
  sealed bytea not null,
  delete_on date not null
);
create index session_holder on identity.session (holder_id);

-- Who has a credential of a year, so that each address has one. Deleted after the year.
create table identity.pass_holder (
  year smallint not null,
  -- A keyed hash of the address, because it must outlive an account that is deleted and opened again.
  holder bytea not null,
  -- A keyed hash of the device's commitment.
  mark bytea not null,
  -- New starts of this year, and the Monday from which the second is possible.
  starts smallint not null default 0,
  next_start date,
  primary key (year, holder)
);

-- Pending sign-in codes; a row is deleted when its code is used. Kind `address` proves a further address of an
-- account.
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
  -- A registration may include the consent; it takes effect with the code.
  consent boolean not null default false
);
create index challenge_expiry on identity.challenge (expires_at);

-- "This browser signed in to this address before", as one keyed hash of both: it names neither, and no two rows can
-- be joined. It prevents a stranger who requests codes for an address from locking its owner out.
create table identity.signed_in_before (
  mark bytea primary key,
  -- Always the first day of a month.
  seen_on date not null
);
