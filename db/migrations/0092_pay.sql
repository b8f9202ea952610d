-- A salary's row: its company in the clear, and a small box of one size. What is in the clear still, from versions before
-- 0089, waits in the box as plain JSON; the program closes it, and makes large boxes of before small, in its first hours.
update content.salary
set box = convert_to(json_build_object('department', department, 'job_type', job_type, 'year', year, 'amount', amount, 'comment', comment)::text, 'UTF8')
where box is null;
drop index content.salary_open;
alter table content.salary
  drop column department, drop column job_type, drop column year, drop column amount, drop column comment, drop column comment_hidden,
  alter column box set not null;
create index salary_of_before on content.salary (key) where octet_length(box) <> 70;

-- What a role or a place earns: no company, no department, no person, and nothing in the clear.
create table content.role_pay (
  key bytea primary key,
  box bytea not null
);

-- The words beside a salary, closed until enough of a company stand together. `mark` says which they are and whether they are shown.
create table content.salary_comment (
  key bytea primary key,
  company_id uuid not null,
  mark bytea not null,
  words bytea not null
) with (toast_tuple_target = 128);
alter table content.salary_comment alter column words set storage external;
create index salary_comment_company on content.salary_comment (company_id);

-- Amounts given without a review wait here for Monday, closed as a whole.
create table content.pay_waiting (
  id uuid primary key default gen_random_uuid(),
  manage_mac bytea not null unique,
  submission_mac bytea not null,
  company_id uuid,
  state text not null check (state in ('waiting', 'held', 'rejected', 'set-aside')),
  week date not null,
  locale text not null check (locale in ('id', 'en')),
  guideline smallint,
  note text,
  standing bytea,
  box bytea not null
);
create index pay_waiting_queue on content.pay_waiting (week) where state = 'held';
create index pay_waiting_company on content.pay_waiting (company_id);

-- What readers see, frozen: a snapshot a week.
create table content.pay_snapshot (
  week date primary key
);
-- A company's cells: '' stands for any department, any job type. People as the floor of a band, null where too few for anything to be shown;
-- amounts in rupiah. Months of THR and bonus stand beside the company as a whole.
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
create index pay_cell_paid on content.pay_cell (p50 desc, company_id) where people >= 10 and department <> '' and job_type = '';
create index pay_cell_department on content.pay_cell (department, p50 desc, company_id) where people >= 10 and department <> '' and job_type = '';
-- Figures over companies; what `a`, `b`, `c` are says the scope.
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
create table content.pay_comment (
  id uuid primary key,
  company_id uuid not null,
  place integer not null,
  words text not null,
  state text not null default 'shown' check (state in ('shown', 'hidden', 'removed'))
);
create index pay_comment_company on content.pay_comment (company_id, place);

alter table content.report drop constraint report_subject_check,
  add constraint report_subject_check check (subject in ('review', 'question', 'answer', 'job', 'salary_comment'));
alter table content.event drop constraint event_subject_check,
  add constraint event_subject_check check (subject in ('review', 'company', 'question', 'answer', 'report', 'salary_comment'));
