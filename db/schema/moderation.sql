-- What the team and owners decided, by week. Acts of authors leave no row. Which subjects there are is listed in the
-- program, where every room adds its own. Events about pay name neither company nor row: pay_waiting keeps both sealed.
create table content.event (
  id uuid primary key default gen_random_uuid(),
  company_id uuid,
  subject text not null check (subject ~ '^[a-z_]{1,40}$'),
  subject_id uuid not null,
  act text not null,
  guideline smallint,
  actor text not null check (actor in ('team', 'owner', 'system')),
  staff_id uuid,
  week date not null,
  -- For the team alone, such as why a company's vacancies were taken down.
  note text
);
create index event_subject on content.event (subject_id);

-- Items of the desk that a member of the team has claimed; until then nobody else is given them.
create table content.desk_claim (
  subject text not null,
  subject_id uuid not null,
  staff_id uuid not null,
  claimed_until timestamptz not null,
  primary key (subject, subject_id)
);
