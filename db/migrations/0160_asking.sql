-- Anyone asks and answers. `version` names the words that the team decides on; `submission_mac` tells a repeat from a second use of a
-- code; `guideline` and `note` say why something is not shown. What is withdrawn keeps its row, without words, for its code's holder.
alter table content.question drop constraint question_state_check,
  add constraint question_state_check check (state in ('pending', 'published', 'rejected', 'removed', 'withdrawn')),
  add column version uuid not null default gen_random_uuid(),
  add column submission_mac bytea,
  add column guideline smallint,
  add column note text,
  add column removed_by text check (removed_by in ('team', 'owner'));
alter table content.answer drop constraint answer_state_check,
  add constraint answer_state_check check (state in ('pending', 'published', 'rejected', 'removed', 'withdrawn')),
  add column version uuid not null default gen_random_uuid(),
  add column submission_mac bytea,
  add column guideline smallint,
  add column note text,
  add column removed_by text check (removed_by in ('team', 'owner')),
  -- Who said it for the company, and in which role; null where anybody did.
  add column owner_id uuid,
  add column role text;
create index question_waiting on content.question (week) where state = 'pending';
create index answer_waiting on content.answer (week) where state = 'pending';
-- A company has one answer of its own to a question.
create unique index answer_of_company on content.answer (question_id)
  where owner_id is not null and state in ('pending', 'published', 'rejected');

-- Where whoever asked or answered wants to hear of it: the address closed. Gone a month after the last letter, or when it is stopped.
create table identity.asker (
  id uuid primary key,
  address_ct bytea not null,
  locale text not null check (locale in ('id', 'en')),
  told_on date
);
create index asker_told on identity.asker (told_on) where told_on is not null;

alter table identity.owner_mail drop constraint owner_mail_kind_check,
  add constraint owner_mail_kind_check check (kind in ('reviews', 'messages', 'applications', 'questions'));

-- Answers are marked as reviews are.
alter table content.helpful_mark rename column review_id to subject_id;

-- A code of a question or an answer opens no review, and has a name of its own.
alter table content.question rename column manage_mac to code_mac;
alter table content.answer rename column manage_mac to code_mac;
