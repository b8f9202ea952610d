-- Who applies to which vacancy. The person stands here as a keyed hash (`applicant`), and all that was said lies sealed; days alone
-- are kept, no times. What was withdrawn says nothing any more; what its sender deleted, and what is six months past its vacancy's
-- end, is nobody's: the row that is left only counts for how often its company answers, and goes after a year. The résumé is a
-- private file of `application:<id>`.
create table identity.application (
  id uuid primary key,
  applicant bytea,
  vacancy_id uuid not null,
  company_id uuid not null,
  state text not null default 'sent' check (state in ('sent', 'seen', 'invited', 'declined', 'withdrawn')),
  sealed bytea,
  locale text not null check (locale in ('id', 'en')),
  sent_on date not null,
  seen_on date,
  answered_on date,
  -- The vacancy's end, once it came.
  ended_on date,
  unique (applicant, vacancy_id)
);
create index application_company on identity.application (company_id, sent_on);
create index application_sent on identity.application (sent_on);
create index application_ended on identity.application (ended_on) where applicant is not null;
-- Beside the weekly letter and readers' messages there is a daily one of applications.
alter table identity.owner_mail drop constraint owner_mail_kind_check,
  add constraint owner_mail_kind_check check (kind in ('reviews', 'messages', 'applications'));
