-- "This person has told its pay of this year": a tag made over company and year, which names neither, and no amount.
create table content.pay_guard (
  tag bytea primary key,
  year smallint not null
);
-- What the author of a review may still tell of pay when changing it. Found by the review's code alone, and closed.
create table content.pay_leave (
  key bytea primary key,
  year smallint not null,
  box bytea not null
);
-- A pass may be for an amount alone; and that for no company.
alter table content.review_pass add column kind text not null default 'review' check (kind in ('review', 'pay')),
  alter column company_id drop not null;
-- What waits alone says nothing in the clear but whether the team looks at it, and which year it is gone after.
alter table content.pay_waiting
  drop column company_id, drop column week, drop column locale, drop column standing, add column year smallint not null;
create index pay_waiting_held on content.pay_waiting (id) where state = 'held';
alter table content.event alter column company_id drop not null;
alter table content.event drop constraint event_subject_check,
  add constraint event_subject_check
    check (subject in ('review', 'company', 'question', 'answer', 'report', 'salary_comment', 'pay'));
-- Facts know pay from now on. Withdrawing once more gives the pass again, and the form asks for another: both with the new fact.
delete from content.review_pass where not spent;
