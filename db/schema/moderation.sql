-- Decisions of the team and of owners, by week. Actions of authors leave no row. The program lists the subjects; each
-- room adds its own. Events about pay name neither company nor row; pay_waiting stores both encrypted.
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
  -- Internal to the team, such as the reason for taking a company's vacancies down.
  note text
);
create index event_subject on content.event (subject_id);

-- Leases of desk items: until `claimed_until` nobody else gets a claimed item.
create table content.desk_claim (
  subject text not null,
  subject_id uuid not null,
  staff_id uuid not null,
  claimed_until timestamptz not null,
  primary key (subject, subject_id)
);
