-- What companies look for. Whether one is open follows from its state and its last day; the night only tidies up what has ended,
-- so that the indexes of open ones hold no others. `places` are the ids of its cities and of their provinces; `words` is what a
-- search finds it by; `monthly` the lower end of its pay for a month. `opened_on` moves when it is opened again.
-- The table that stood here before was never used.
drop table content.job;
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
  monthly bigint,
  workplace text not null check (workplace in ('onsite', 'hybrid', 'remote')),
  city_ids text[] not null,
  places text[] not null,
  description text not null,
  expectations text,
  requirements text,
  locale text not null check (locale in ('id', 'en')),
  words tsvector not null,
  findings jsonb not null default '[]',
  opened_on date not null,
  last_day date not null,
  reposted smallint not null default 0,
  version uuid not null,
  note text,
  check ((pay_from is null) = (pay_period is null) and (pay_from is null) = (monthly is null))
);
create index vacancy_newest on content.vacancy (opened_on, id) where state = 'open';
create index vacancy_pay on content.vacancy (monthly, id) where state = 'open' and monthly is not null;
create index vacancy_company_open on content.vacancy (company_id, opened_on, id) where state = 'open';
create index vacancy_department on content.vacancy (department, opened_on, id) where state = 'open';
create index vacancy_role on content.vacancy (job_role_id, opened_on, id) where state = 'open';
create index vacancy_places on content.vacancy using gin (places) where state = 'open';
create index vacancy_words on content.vacancy using gin (words) where state = 'open';
create index vacancy_last_day on content.vacancy (last_day) where state = 'open';
create index vacancy_company on content.vacancy (company_id, opened_on desc) where state <> 'removed';
create index vacancy_held on content.vacancy (opened_on, id) where state = 'held';
