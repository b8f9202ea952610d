-- Who speaks for a company: an account of its own kind, with a password. What it says of the person is sealed; after it was
-- removed the name alone stays, so that the company's history says who did what.
create table identity.owner (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  email_idx bytea unique,
  sealed bytea not null,
  locale text not null check (locale in ('id', 'en')),
  -- Null until it is chosen.
  password text,
  removed_on date
);
create index owner_company on identity.owner (company_id);

-- A link that lets somebody choose a password, used once.
create table identity.owner_link (
  token_hash bytea primary key,
  owner_id uuid not null references identity.owner on delete cascade,
  expires_at timestamptz not null
);
create index owner_link_owner on identity.owner_link (owner_id);

-- What a company subscribes to; its state on a day follows from the end.
create table identity.membership (
  company_id uuid primary key,
  plan text not null check (plan in ('trial', 'standard', 'active')),
  since date not null,
  until date,
  -- The last reminder about this end that was sent, as its term in days; null before the first.
  reminded smallint,
  check ((plan = 'standard') = (until is null))
);

-- Who asks to speak for a company. Everything about the person is sealed; the row is gone a week after the decision.
create table content.claim (
  id uuid primary key,
  company_id uuid not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'declined')),
  -- Whose turn it is while it is pending: the team's, or the claimant's, who was asked something.
  turn text not null default 'team' check (turn in ('team', 'claimant')),
  -- The same words sent again are the same claim.
  request_mac bytea not null unique,
  sealed bytea not null,
  locale text not null check (locale in ('id', 'en')),
  due_on date not null,
  -- The day on which the claimant was asked something: what is not answered in two weeks ends by itself.
  asked_on date,
  -- The address was shown to be the claimant's.
  proven boolean not null default false,
  -- The first of two editors.
  approved_by uuid,
  decided_on date
);
create index claim_waiting on content.claim (due_on, id) where state = 'pending' and turn = 'team';
create index claim_asked on content.claim (asked_on) where state = 'pending' and turn = 'claimant';
create index claim_company on content.claim (company_id);
create index claim_decided on content.claim (decided_on) where decided_on is not null;

-- Websites that an editor wrote while somebody asked to speak for the company: maybe the claim's own words, so no proof of
-- its mailbox. The proof counts again once the company's website is another one.
create table content.claimed_host (
  company_id uuid primary key,
  host text not null
);
