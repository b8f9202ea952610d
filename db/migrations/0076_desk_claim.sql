-- Items that a member of the team has claimed; until then nobody else is given them. The version before goes on with
-- desk_hold, which a later migration drops.
create table content.desk_claim (
  subject text not null,
  subject_id uuid not null,
  staff_id uuid not null,
  claimed_until timestamptz not null,
  primary key (subject, subject_id)
);
drop table content.review_hold;

-- Decisions of the last seconds are carried out by the names that tasks have now.
update content.task set kind = 'decide-review', dedupe = 'decide-review:' || (payload ->> 'review_id'),
  payload = jsonb_build_object('id', payload -> 'review_id', 'staff_id', payload -> 'staff_id',
    'version', payload -> 'version', 'decision', payload -> 'decision')
where kind = 'decide' and done_at is null;
update content.task set payload = jsonb_build_object('id', coalesce(payload -> 'company_id', payload -> 'candidate_id'),
  'staff_id', payload -> 'staff_id', 'decision', payload -> 'decision')
where kind in ('decide-company', 'decide-candidate') and done_at is null;
update content.task set payload = jsonb_build_object('id', payload -> 'report_id', 'staff_id', payload -> 'staff_id',
  'decision', payload - 'report_id' - 'staff_id')
where kind = 'decide-report' and done_at is null;
update content.task set kind = 'forget-claims', dedupe = replace(dedupe, 'forget-holds', 'forget-claims')
where kind = 'forget-holds' and done_at is null;
