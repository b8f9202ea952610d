-- Applications to vacancies. The person stands here as a keyed hash (`applicant`), and all that was written is sealed; days
-- alone are kept, no times. What was withdrawn is emptied. What its sender deleted, and what is six months past its vacancy's
-- end, is nobody's: the row that is left only counts for how often its company answers, and goes after a year. The résumé is
-- a private file of `application:<id>`.
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
  -- The applicant wants no more letters about it; its state is read in the account.
  quiet boolean not null default false,
  unique (applicant, vacancy_id)
);
-- How often companies answer is read for a page of them at once, from the index alone: the rows weigh a kilobyte each.
create index application_record on identity.application (company_id, sent_on) include (state, answered_on);
create index application_sent on identity.application (sent_on);
create index application_ended on identity.application (ended_on) where applicant is not null;
