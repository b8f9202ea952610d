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
