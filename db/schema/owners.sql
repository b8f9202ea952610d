-- Owners: accounts that act for a company, with a password. Personal data is encrypted; after removal only the name
-- remains, for the company's history.
create table identity.owner (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  email_idx bytea unique,
  sealed bytea not null,
  locale text not null check (locale in ('id', 'en')),
  -- Password hash; null until one is chosen.
  password text,
  removed_on date
);
create index owner_company on identity.owner (company_id);

-- Single-use links for choosing a password.
create table identity.owner_link (
  token_hash bytea primary key,
  owner_id uuid not null references identity.owner on delete cascade,
  expires_at timestamptz not null
);
create index owner_link_owner on identity.owner_link (owner_id);

-- Subscriptions of companies; the state on a day follows from `until`.
create table identity.membership (
  company_id uuid primary key,
  plan text not null check (plan in ('trial', 'standard', 'active')),
  since date not null,
  until date,
  -- The last reminder sent about this end, as its number of days before it; null before the first.
  reminded smallint,
  check ((plan = 'standard') = (until is null))
);

-- Claims of ownership. Everything about the person is encrypted; the row is deleted a week after the decision.
create table content.claim (
  id uuid primary key,
  company_id uuid not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'declined')),
  -- While pending: whether the team must act, or the claimant, who was asked a question.
  turn text not null default 'team' check (turn in ('team', 'claimant')),
  -- Idempotency key: the same words sent again are the same claim.
  request_mac bytea not null unique,
  sealed bytea not null,
  locale text not null check (locale in ('id', 'en')),
  due_on date not null,
  -- The day of the team's question; a claim without an answer for two weeks ends automatically.
  asked_on date,
  -- The claimant confirmed the address.
  proven boolean not null default false,
  -- The first of two approving editors.
  approved_by uuid,
  decided_on date
);
create index claim_waiting on content.claim (due_on, id) where state = 'pending' and turn = 'team';
create index claim_asked on content.claim (asked_on) where state = 'pending' and turn = 'claimant';
create index claim_company on content.claim (company_id);
create index claim_decided on content.claim (decided_on) where decided_on is not null;

-- Websites that an editor entered while a claim was open. They may come from the claim itself, so they do not prove
-- its mailbox. The proof counts again once the company has another website.
create table content.claimed_host (
  company_id uuid primary key,
  host text not null
);
