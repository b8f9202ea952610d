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
  -- The address was shown to be the claimant's.
  proven boolean not null default false,
  -- The first of two editors.
  approved_by uuid,
  decided_on date
);
create index claim_waiting on content.claim (due_on, id) where state = 'pending' and turn = 'team';
create index claim_company on content.claim (company_id);
create index claim_decided on content.claim (decided_on) where decided_on is not null;

alter table content.event drop constraint event_subject_check,
  add constraint event_subject_check check (subject in
    ('review', 'company', 'question', 'answer', 'report', 'salary_comment', 'pay', 'claim', 'membership', 'reply', 'hiding'));

-- A link that lets somebody choose a password, used once.
create table identity.owner_link (
  token_hash bytea primary key,
  owner_id uuid not null references identity.owner on delete cascade,
  expires_at timestamptz not null
);
create index owner_link_owner on identity.owner_link (owner_id);
