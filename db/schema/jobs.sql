-- Filters of vacancies, except days and scores, as marks that share one index with the words. Pay and experience are
-- steps: a vacancy has a mark for each full million of monthly pay up to thirty, and for each year from the required
-- experience up to ten.
create function content.vacancy_marks(
  department text, job_type text, workplace text, role text, places text[], monthly bigint, years smallint
) returns text[] language sql immutable parallel safe as $$
  select places || array['d' || department, 't' || job_type, 'w' || workplace, 'r' || coalesce(role, '')]
    || array(select 'm' || step from generate_series(1, least(coalesce(monthly, 0) / 1000000, 30)) step)
    || array(select 'e' || year from generate_series(coalesce(years, 0), 10) year)
$$;

-- Vacancies of companies. Whether one is open depends on its state and its last day; an hourly task marks ended ones,
-- so that the partial indexes of open ones contain no others.
create table content.vacancy (
  id uuid primary key,
  company_id uuid not null,
  state text not null check (state in ('open', 'held', 'declined', 'closed', 'ended', 'removed')),
  title text not null,
  job_role_id text,
  department text not null,
  job_type text not null,
  experience_years smallint,
  pay_from bigint,
  pay_to bigint,
  pay_period text check (pay_period in ('year', 'month', 'hour')),
  -- The lower end of the pay, per month.
  monthly bigint,
  workplace text not null check (workplace in ('onsite', 'hybrid', 'remote')),
  city_ids text[] not null,
  -- The ids of its cities and of their provinces.
  places text[] not null,
  description text not null,
  expectations text,
  requirements text,
  locale text not null check (locale in ('id', 'en')),
  -- Search words: its title, role, company, places and requirements.
  words tsvector not null,
  marks text[] generated always as (
    content.vacancy_marks(department, job_type, workplace, job_role_id, places, monthly, experience_years)) stored,
  -- Findings of the automatic check, and marks of the team's earlier decisions.
  findings jsonb not null default '[]',
  -- Updated when it is reopened.
  opened_on date not null,
  last_day date not null,
  reposted smallint not null default 0,
  version uuid not null,
  note text,
  check ((pay_from is null) = (pay_period is null) and (pay_from is null) = (monthly is null))
);
create index vacancy_newest on content.vacancy (opened_on, id) where state = 'open';
create index vacancy_pay on content.vacancy (monthly, id) where state = 'open' and monthly is not null;
-- Order by pay, highest first; vacancies without pay come last.
create index vacancy_pay_order on content.vacancy (coalesce(monthly, -1), id) where state = 'open';
create index vacancy_company_open on content.vacancy (company_id, opened_on, id) where state = 'open';
create index vacancy_found on content.vacancy using gin (words, marks) where state = 'open';
create index vacancy_last_day on content.vacancy (last_day) where state = 'open';
create index vacancy_company on content.vacancy (company_id, opened_on desc) where state <> 'removed';
create index vacancy_held on content.vacancy (opened_on, id) where state = 'held';
-- Each post checks whether the company's vacancies were taken down, including closed and deleted ones.
create index vacancy_taken_down on content.vacancy (company_id) where findings @> '[{"kind": "taken_down"}]';

-- Misspelt forms of words in vacancies: each word with one letter deleted; for long words also, after '~', the first
-- seven letters with up to two deleted.
create table content.vacancy_typo (
  typo text collate "C",
  word text collate "C",
  primary key (typo, word)
);

-- Applications to vacancies. The person is a keyed hash (`applicant`), and all texts are encrypted; only days are
-- stored, no times. A withdrawn application loses its content. One that its sender deleted, or whose vacancy ended
-- six months ago, also loses its applicant: the row only counts for the company's answer record, and is deleted after
-- a year. The résumé is a private file of `application:<id>`.
create table identity.application (
  id uuid primary key,
  applicant bytea,
  vacancy_id uuid not null,
  company_id uuid not null,
  state text not null default 'sent' check (state in ('sent', 'seen', 'invited', 'declined', 'withdrawn')),
  sealed bytea,
  locale text not null check (locale in ('id', 'en')),
  sent_on date not null,
  seen_on date,
  answered_on date,
  -- The day on which the vacancy ended; null while it is open.
  ended_on date,
  -- The applicant stopped mails about it; the state is shown in the account.
  quiet boolean not null default false,
  unique (applicant, vacancy_id)
);
-- Answer records of a page of companies are read by an index-only scan, because rows are about a kilobyte each.
create index application_record on identity.application (company_id, sent_on) include (state, answered_on);
create index application_sent on identity.application (sent_on);
create index application_ended on identity.application (ended_on) where applicant is not null;

-- Subscribers by e-mail address, without an account. The address is encrypted and looked up by its hash.
create table identity.subscriber (
  id uuid primary key,
  address_idx bytea not null unique,
  address_ct bytea not null,
  locale text not null check (locale in ('id', 'en')),
  -- After three bounces, each within a month of the one before, nothing is sent until somebody who reads the address
  -- asks for it again.
  refusals smallint not null default 0,
  refused_on date
);

-- Subscriptions. Nothing is sent before the double opt-in.
create table identity.subscription (
  id uuid primary key,
  subscriber_id uuid not null,
  kind text not null check (kind in ('company', 'search', 'advice')),
  wants jsonb not null,
  name_ct bytea,
  state text not null check (state in ('unconfirmed', 'active', 'stopped')),
  -- The day on which the state began.
  since date not null,
  -- The last day whose vacancies or articles were sent.
  sent_until date,
  unique (subscriber_id, kind, wants)
);

-- The last day whose vacancies were sent to all subscribers: one row.
create table identity.alert_run (
  one boolean primary key default true check (one),
  sent_until date not null
);
