-- What a list of vacancies is narrowed by, apart from days and scores, as marks that stand beside the words, so that one index
-- serves all of it together. Pay and experience are steps: a vacancy has every step that it satisfies, up to thirty
-- millions and from so many years to ten.
create function content.vacancy_marks(
  department text, job_type text, workplace text, role text, places text[], monthly bigint, years smallint
) returns text[] language sql immutable parallel safe as $$
  select places || array['d' || department, 't' || job_type, 'w' || workplace, 'r' || coalesce(role, '')]
    || array(select 'm' || step from generate_series(1, least(coalesce(monthly, 0) / 1000000, 30)) step)
    || array(select 'e' || year from generate_series(coalesce(years, 0), 10) year)
$$;

-- Vacancies of companies. Whether one is open follows from its state and its last day; the night only tidies up what has
-- ended, so that the indexes of open ones hold no others.
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
  -- The lower end of the pay for a month.
  monthly bigint,
  workplace text not null check (workplace in ('onsite', 'hybrid', 'remote')),
  city_ids text[] not null,
  -- The ids of its cities and of their provinces.
  places text[] not null,
  description text not null,
  expectations text,
  requirements text,
  locale text not null check (locale in ('id', 'en')),
  -- What a search finds it by: its title, company, places and requirements.
  words tsvector not null,
  marks text[] generated always as (
    content.vacancy_marks(department, job_type, workplace, job_role_id, places, monthly, experience_years)) stored,
  -- What the reading program found in it, for the team.
  findings jsonb not null default '[]',
  -- Moves when it is opened again.
  opened_on date not null,
  last_day date not null,
  reposted smallint not null default 0,
  version uuid not null,
  note text,
  check ((pay_from is null) = (pay_period is null) and (pay_from is null) = (monthly is null))
);
create index vacancy_newest on content.vacancy (opened_on, id) where state = 'open';
create index vacancy_pay on content.vacancy (monthly, id) where state = 'open' and monthly is not null;
-- By pay, the highest first: those that name none come last.
create index vacancy_pay_order on content.vacancy (coalesce(monthly, -1), id) where state = 'open';
create index vacancy_company_open on content.vacancy (company_id, opened_on, id) where state = 'open';
create index vacancy_found on content.vacancy using gin (words, marks) where state = 'open';
create index vacancy_last_day on content.vacancy (last_day) where state = 'open';
create index vacancy_company on content.vacancy (company_id, opened_on desc) where state <> 'removed';
create index vacancy_held on content.vacancy (opened_on, id) where state = 'held';
-- Whether vacancies of a company were taken down is asked whenever it posts, of closed and deleted ones too.
create index vacancy_taken_down on content.vacancy (company_id) where findings @> '[{"kind": "taken_down"}]';

-- Spellings that lead to words of vacancies: each word with a letter left out.
create table content.vacancy_typo (
  typo text collate "C",
  word text collate "C",
  primary key (typo, word)
);

-- Applications to vacancies. The person stands here as a keyed hash (`applicant`), and all that was written is sealed; days
-- alone are kept, no times. What was withdrawn is emptied. What its sender deleted, and what is six months past its vacancy's
-- end, is nobody's: the row that is left only counts for how often its company answers, and goes after a year. The résumé is
-- a private file of `application:<id>`.
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
  -- The vacancy's end, once it came.
  ended_on date,
  -- The applicant wants no more letters about it; its state is read in the account.
  quiet boolean not null default false,
  unique (applicant, vacancy_id)
);
-- How often companies answer is read for a page of them at once, from the index alone: the rows weigh a kilobyte each.
create index application_record on identity.application (company_id, sent_on) include (state, answered_on);
create index application_sent on identity.application (sent_on);
create index application_ended on identity.application (ended_on) where applicant is not null;

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
