create table content.question (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  state text not null check (state in ('pending', 'published', 'rejected', 'removed')),
  locale text not null check (locale in ('id', 'en')),
  author_type text not null,
  name text,
  body text not null,
  week date not null,
  published_on date,
  manage_mac bytea unique
);
create index question_published on content.question (company_id, published_on desc, id desc) where state = 'published';

create table content.answer (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  question_id uuid not null references content.question,
  state text not null check (state in ('pending', 'published', 'rejected', 'removed')),
  locale text not null check (locale in ('id', 'en')),
  author_type text not null,
  body text not null,
  week date not null,
  published_on date,
  helpful_count integer not null default 0,
  manage_mac bytea unique
);
create index answer_published on content.answer (question_id, published_on) where state = 'published';

create table content.job (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  state text not null check (state in ('draft', 'published', 'deleted')),
  title text not null,
  job_role_id text,
  department text not null,
  job_type text not null,
  work_experience_years smallint,
  salary_min bigint,
  salary_max bigint,
  salary_period text check (salary_period in ('year', 'month', 'hour')),
  salary_negotiable boolean not null default false,
  description text not null,
  expectations text,
  requirements text,
  city_id text not null,
  posted_on date,
  last_day date
);
create index job_open on content.job (company_id, posted_on desc, id desc) where state = 'published';
