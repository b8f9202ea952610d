-- What the team decides about a held vacancy is on record.
alter table content.event drop constraint event_subject_check,
  add constraint event_subject_check check (subject in
    ('review', 'company', 'question', 'answer', 'report', 'salary_comment', 'pay', 'claim', 'membership', 'reply', 'hiding', 'vacancy'));
