-- Pay: amounts that are kept sealed, and the figures that readers see.

-- A salary of a published review, on its own: the key is computed from the review's code alone, the company stands in the
-- clear, and the rest is sealed, all of one size.
create table content.salary (
  key bytea primary key,
  company_id uuid not null,
  box bytea not null
);
create index salary_company on content.salary (company_id);

-- What a role or a place earns: no company, no department, no person, and nothing in the clear.
create table content.role_pay (
  key bytea primary key,
  box bytea not null
);

-- The words beside a salary, sealed until enough of a company stand together. `mark` says which they are and whether they
-- are shown. The words are stored outside the row, uncompressed, so that a count of marks reads little.
create table content.salary_comment (
  key bytea primary key,
  company_id uuid not null,
  mark bytea not null,
  words bytea not null
) with (toast_tuple_target = 128);
alter table content.salary_comment alter column words set storage external;
create index salary_comment_company on content.salary_comment (company_id);

-- Amounts given without a review wait here for Monday. In the clear stands only whether the team looks at one, and which
-- year it is gone after.
create table content.pay_waiting (
  id uuid primary key default gen_random_uuid(),
  state text not null check (state in ('waiting', 'held', 'rejected', 'set-aside')),
  year smallint not null,
  manage_mac bytea not null unique,
  submission_mac bytea not null,
  guideline smallint,
  note text,
  box bytea not null
);
create index pay_waiting_held on content.pay_waiting (id) where state = 'held';

-- What readers see is frozen: a snapshot a week.
create table content.pay_snapshot (
  week date primary key
);

-- A company's cells: '' stands for any department and for any job type. `people` is the floor of a band, null where too few
-- for anything to be shown; amounts are rupiah. Months of THR and bonus stand beside the company as a whole.
create table content.pay_cell (
  company_id uuid not null,
  department text not null,
  job_type text not null,
  people smallint,
  p10 integer,
  p25 integer,
  p50 integer,
  p75 integer,
  p90 integer,
  thr_people smallint,
  thr_p50 numeric(3, 1),
  bonus_people smallint,
  bonus_p50 numeric(3, 1),
  primary key (company_id, department, job_type)
);
create index pay_cell_paid on content.pay_cell (p50 desc, company_id)
  where people >= 10 and department <> '' and job_type = '';
create index pay_cell_department on content.pay_cell (department, p50 desc, company_id)
  where people >= 10 and department <> '' and job_type = '';

-- Figures over companies; the scope says what `a`, `b` and `c` are.
create table content.pay_figure (
  scope text not null,
  a text not null,
  b text not null,
  c text not null,
  people smallint not null,
  companies smallint not null,
  p10 integer,
  p25 integer not null,
  p50 integer not null,
  p75 integer not null,
  p90 integer,
  primary key (scope, a, b, c)
);

-- Comments as readers see them. `removed_for` is explained at content.question.
create table content.pay_comment (
  id uuid primary key,
  company_id uuid not null,
  place integer not null,
  words text not null,
  state text not null default 'shown' check (state in ('shown', 'hidden', 'removed')),
  removed_for text check (removed_for in ('request', 'law'))
);
create index pay_comment_company on content.pay_comment (company_id, place);
