-- A review: no account, no address, no moment. Of the author's time only the week of submission;
-- `published_on` is the date of the slot it appeared in. `manage_mac` is the author's only key.
create table content.review (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  state text not null check (state in ('pending', 'approved', 'published', 'rejected', 'hidden', 'removed', 'withdrawn')),
  employment_status smallint not null check (employment_status in (0, 1, 2)),
  locale text not null check (locale in ('id', 'en')),
  week date not null,
  guard_year smallint not null,
  publish_from date,
  published_on date,
  score smallint not null,
  star smallint not null,
  overall_sentiment smallint not null,
  recommended boolean not null,
  ratings smallint[] not null,
  answers smallint[] not null,
  city_id text not null,
  department text,
  job_type text,
  job_role_id text,
  left_at_year smallint,
  application_result text,
  interview_rounds smallint,
  surprise_question boolean,
  surprise_text text,
  headline text not null,
  likes text,
  dislikes text,
  advice text,
  salary_box bytea,
  guideline smallint,
  note text,
  helpful_count integer not null default 0,
  manage_mac bytea not null unique,
  submission_mac bytea not null
);
-- States that a reader sees; constants of these indexes are written as literals in queries.
create index review_newest on content.review (company_id, published_on desc, id desc) where state in ('published', 'hidden', 'removed');
create index review_best on content.review (company_id, score desc, published_on desc, id desc) where state in ('published', 'hidden', 'removed');
create index review_role on content.review (company_id, job_role_id, published_on desc, id desc) where state in ('published', 'hidden', 'removed');
create index review_city on content.review (company_id, city_id, published_on desc, id desc) where state in ('published', 'hidden', 'removed');
create index review_latest on content.review (published_on desc, id desc) where state in ('published', 'hidden', 'removed');
create index review_queue on content.review (week) where state = 'pending';
create index review_waiting on content.review (publish_from) where state = 'approved';

-- How many counted reviews of a company share a role, a city, and the pair ('' stands for "any"): what may be
-- shown and filtered by. Of roles and pairs only employees' and former employees'; of cities everyone's.
create table content.company_facet (
  company_id uuid not null,
  job_role_id text not null,
  city_id text not null,
  review_count integer not null,
  primary key (company_id, job_role_id, city_id)
);

-- One mark per browser and review: a keyed hash of the browser's random token with the review.
create table content.helpful_mark (
  mark bytea primary key,
  review_id uuid not null
);

-- What a reader finds wrong. No address, no time finer than the week.
create table content.report (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  subject text not null check (subject in ('review', 'question', 'answer', 'job')),
  subject_id uuid not null,
  guideline smallint not null,
  words text,
  locale text not null check (locale in ('id', 'en')),
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  week date not null
);
create index report_open on content.report (week) where state = 'open';
create unique index report_same on content.report (subject_id, guideline, md5(coalesce(words, ''))) where state = 'open';

-- "This person has reviewed this company this year", and never which review.
create table content.review_guard (
  company_id uuid not null,
  year smallint not null,
  tag bytea not null,
  primary key (company_id, year, tag)
);

-- Single-use leave to send one review, stored as a hash. Its tag locks nobody out until it is spent.
create table content.review_pass (
  pass_hash bytea primary key,
  company_id uuid not null,
  year smallint not null,
  tag bytea,
  expires_at timestamptz not null,
  spent boolean not null default false
);

-- A published review's salary, on its own: the key is computed from the manage code alone.
create table content.salary (
  key bytea primary key,
  company_id uuid not null,
  department text not null,
  job_type text not null,
  year smallint not null,
  amount bigint not null,
  comment text,
  comment_hidden boolean not null default false
);
create index salary_cell on content.salary (company_id, department, job_type);

-- Known officers of a company, entered by the team: their names hold a text for a moderator.
create table content.company_officer (
  company_id uuid not null,
  name text not null,
  primary key (company_id, name)
);

-- Which moderator has a review on the desk: nobody else is given it until then.
create table content.review_hold (
  review_id uuid primary key,
  staff_id uuid not null,
  held_until timestamptz not null
);

-- What staff and owners decided, by week. Authors' acts leave no row.
create table content.event (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  subject text not null check (subject in ('review', 'company', 'question', 'answer', 'report')),
  subject_id uuid not null,
  act text not null,
  guideline smallint,
  actor text not null check (actor in ('team', 'owner', 'system')),
  staff_id uuid,
  week date not null
);
create index event_subject on content.event (subject_id);

-- How many reviews of a company came in. It moves with every submission, so nothing shows it but the night's copy.
create table content.company_intake (
  company_id uuid primary key,
  received integer not null default 0,
  since_year smallint not null
);

-- What came in for a company and what became of it, as of last night: live figures would tell when an author acted.
create table content.company_integrity (
  company_id uuid primary key,
  since_year smallint,
  received integer not null,
  published integer not null,
  pending integer not null,
  rejected integer not null,
  removed integer not null,
  withdrawn integer not null,
  hidden integer not null,
  made_on date not null
);
