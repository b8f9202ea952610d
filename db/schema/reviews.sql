-- A review: no account, no address, no timestamp. Of the time of submission only the week is stored; `published_on`
-- is the date of the slot in which it appeared. `manage_mac` is the author's only key.
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
  -- A role that is not in the list, in the applicant's words; only the team sees it, until the review is approved.
  job_role_words text,
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
  -- Why it is not shown though it broke no guideline: `request` while a request about it is examined, `law` where the
  -- law requires it.
  removed_for text check (removed_for in ('request', 'law')),
  helpful_count integer not null default 0,
  manage_mac bytea not null unique,
  submission_mac bytea not null,
  -- Whether it is its author's first review of the year about the company, or a duplicate that will not appear:
  -- encrypted, with the same length in both cases. Null means the first.
  duplicate_mark bytea
  -- Index-only scans need vacuumed pages, so the newest rows must not wait until a fifth of the table has changed.
) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
-- States that readers see; queries write these constants as literals so that the partial indexes match. There is one
-- index for each order of a company's reviews. It includes all filter columns, so a filtered list needs no access to
-- the table; the first also serves the sums over a set of reviews.
create index review_newest on content.review (company_id, published_on desc, id desc)
  include (state, employment_status, recommended, score, star, job_role_id, city_id, ratings)
  where state in ('published', 'hidden', 'removed');
create index review_best on content.review (company_id, score desc, published_on desc, id desc)
  include (state, employment_status, recommended, star, job_role_id, city_id, ratings)
  where state in ('published', 'hidden', 'removed');
create index review_helpful on content.review (company_id, helpful_count desc, published_on desc, id desc)
  include (state, employment_status, recommended, score, star, job_role_id, city_id, ratings)
  where state in ('published', 'hidden', 'removed');
-- A role, a city or a department may have few of very many reviews, so they have their own indexes.
create index review_role on content.review (company_id, job_role_id, published_on desc, id desc)
  include (state, employment_status, recommended, score, star, city_id, ratings)
  where state in ('published', 'hidden', 'removed');
create index review_city on content.review (company_id, city_id, published_on desc, id desc)
  include (state, employment_status, recommended, score, star, job_role_id, ratings)
  where state in ('published', 'hidden', 'removed');
create index review_department on content.review (company_id, department, published_on desc, id desc)
  include (state, employment_status, recommended, score, star, job_role_id, city_id, ratings)
  where state in ('published', 'hidden', 'removed');
create index review_latest on content.review (published_on desc, id desc) where state in ('published', 'hidden', 'removed');
create index review_queue on content.review (week) where state = 'pending';
create index review_waiting on content.review (publish_from) where state = 'approved';
-- Counts the applicants who share role, rounds and year, which are shown from five on.
create index review_applied on content.review (company_id, job_role_id, interview_rounds, left_at_year)
  where state = 'published' and employment_status = 2;

-- The columns that the rankings read: company and date of publication.
create view content.ranking_review as
  select company_id, published_on from content.review where state in ('published', 'hidden') and employment_status in (0, 1);
create index review_recent on content.review (published_on, company_id)
  where state in ('published', 'hidden') and employment_status in (0, 1);

-- Unpublished reviews for a company's integrity panel. A review under examination counts as pending, not as removed.
create view content.integrity_review as
  select company_id, case when removed_for = 'request' and state = 'removed' then 'pending' else state end as state
  from content.review where state in ('pending', 'approved', 'rejected', 'hidden', 'removed', 'withdrawn');
create index review_elsewhere on content.review (company_id, state)
  where state in ('pending', 'approved', 'rejected', 'hidden', 'removed', 'withdrawn');

-- How many counted reviews of a company share a role, a city, or both ('' means any); this decides what may be shown
-- and filtered by. Roles and pairs count reviews of employees and former employees only; cities count all.
create table content.company_facet (
  company_id uuid not null,
  job_role_id text not null,
  city_id text not null,
  review_count integer not null,
  primary key (company_id, job_role_id, city_id)
);
-- Roles by city.
create index company_facet_city on content.company_facet (company_id, city_id, job_role_id);
-- Companies that disclose a role, which at least three reviews share; most reviews first.
create index company_facet_role on content.company_facet (job_role_id, review_count desc, company_id desc)
  where city_id = '' and review_count >= 3;
-- Disclosed roles, and roles in cities; the list of positions reads this index as a whole.
create index company_facet_told on content.company_facet (job_role_id, city_id) include (company_id, review_count)
  where review_count >= 3 and job_role_id <> '';

-- One mark per browser and review or answer: a keyed hash of the browser's random token with the subject.
create table content.helpful_mark (
  mark bytea primary key,
  subject_id uuid not null,
  -- False for a mark beyond the daily limit of its network, which is accepted and not shown.
  counted boolean not null default true
);

-- Reports by readers. No address, and no time finer than the week.
create table content.report (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  subject text not null check (subject in ('review', 'question', 'answer', 'job', 'salary_comment')),
  subject_id uuid not null,
  guideline smallint not null,
  words text,
  locale text not null check (locale in ('id', 'en')),
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  week date not null,
  -- Set on reports that the system created: `run` is a sudden burst of helpful marks.
  flag text check (flag in ('run')),
  -- Only a limited number of reports per subject is stored in full; further ones are counted by reason, in a row
  -- without words.
  times integer not null default 1 check (times > 0)
);
create index report_open on content.report (week) where state = 'open';
create unique index report_same on content.report (subject_id, guideline, md5(coalesce(words, ''))) where state = 'open';

-- A company's reply to a review, one per review. `version` is for optimistic locking between colleagues; `first_on`
-- is the day of the first text, `changed_on` of the present one. Readers see the months.
create table content.review_reply (
  review_id uuid primary key,
  company_id uuid not null,
  state text not null check (state in ('shown', 'held', 'rejected')),
  role text not null,
  words text not null,
  locale text not null check (locale in ('id', 'en')),
  version uuid not null,
  first_on date not null,
  changed_on date not null,
  guideline smallint,
  note text,
  removed_for text check (removed_for in ('request', 'law'))
);
create index review_reply_company on content.review_reply (company_id) where state = 'shown';
create index review_reply_held on content.review_reply (changed_on) where state = 'held';

-- Content that a company hid until the team decides, at most until `ends_on`. The row remains, so that content can be
-- hidden only once. `words` are for the team and deleted with its decision.
create table content.hiding (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  subject text not null check (subject in ('review', 'salary_comment')),
  subject_id uuid not null unique,
  guideline smallint not null,
  words text,
  locale text not null check (locale in ('id', 'en')),
  state text not null default 'open' check (state in ('open', 'returned', 'upheld')),
  week date not null,
  ends_on date not null
);
create index hiding_open on content.hiding (ends_on) where state = 'open';
