-- Pay: amounts, which are encrypted, and the figures that readers see.

-- A salary of a published review, stored apart from it: the key is computed from the review's manage code alone, the
-- company is plain text, and the rest is encrypted, always in the same size.
create table content.salary (
  key bytea primary key,
  company_id uuid not null,
  box bytea not null
);
create index salary_company on content.salary (company_id);

-- Pay of a role or a place: no company, no department, no person, and nothing as plain text.
create table content.role_pay (
  key bytea primary key,
  box bytea not null
);

-- Comments on salaries, encrypted until a company has enough of them. `mark` states which comment it is and whether
-- it is shown. The words are stored out of line and uncompressed, so that a count of marks reads little.
create table content.salary_comment (
  key bytea primary key,
  company_id uuid not null,
  mark bytea not null,
  words bytea not null
) with (toast_tuple_target = 128);
alter table content.salary_comment alter column words set storage external;
create index salary_comment_company on content.salary_comment (company_id);

-- Standalone pay that waits for Monday. Plain text are only the state, the year after which the row is deleted, and a
-- rejection's guideline and note.
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

-- Readers see one snapshot a week.
create table content.pay_snapshot (
  week date primary key
);

-- A company's cells: '' means any department or any job type. `people` is the lower bound of a band; amounts are
-- rupiah. Months of THR and bonus are stored with the cell of the whole company.
create table content.pay_cell (
  company_id uuid not null,
  department text not null,
  job_type text not null,
  people smallint not null,
  p10 integer,
  p25 integer not null,
  p50 integer not null,
  p75 integer not null,
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

-- Figures across companies; the scope defines `a`, `b` and `c`.
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
