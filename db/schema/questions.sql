-- Questions and answers by anybody. `version` identifies the text that the team decides on; `submission_mac`
-- distinguishes a repeated submission from a second use of a code; `guideline` and `note` are the reason for a
-- rejection or removal. A withdrawn text keeps its row, without words, for the code's holder. `removed_for` is the
-- reason for hiding a text that broke no guideline: `request` while a request about it is examined, `law` where the
-- law requires it.

create table content.question (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  state text not null check (state in ('pending', 'published', 'rejected', 'removed', 'withdrawn')),
  locale text not null check (locale in ('id', 'en')),
  author_type text not null,
  name text,
  body text not null,
  version uuid not null default gen_random_uuid(),
  week date not null,
  published_on date,
  guideline smallint,
  note text,
  removed_by text check (removed_by in ('team', 'owner')),
  removed_for text check (removed_for in ('request', 'law')),
  code_mac bytea unique,
  submission_mac bytea
);
create index question_published on content.question (company_id, published_on desc, id desc) where state = 'published';
-- Lists also show stubs of removed ones.
create index question_removed on content.question (company_id) where state = 'removed';
create index question_waiting on content.question (week) where state = 'pending';
-- Full-text search over the questions of all companies.
create index question_words on content.question using gin (to_tsvector('simple', body)) where state = 'published';

create table content.answer (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  question_id uuid not null references content.question,
  state text not null check (state in ('pending', 'published', 'rejected', 'removed', 'withdrawn')),
  locale text not null check (locale in ('id', 'en')),
  author_type text not null,
  -- The owner who answered for the company, and the office; null for anybody else.
  owner_id uuid,
  role text,
  body text not null,
  version uuid not null default gen_random_uuid(),
  week date not null,
  published_on date,
  helpful_count integer not null default 0,
  guideline smallint,
  note text,
  removed_by text check (removed_by in ('team', 'owner')),
  removed_for text check (removed_for in ('request', 'law')),
  code_mac bytea unique,
  submission_mac bytea
);
create index answer_published on content.answer (question_id, published_on) where state = 'published';
create index answer_removed on content.answer (question_id) where state = 'removed';
create index answer_waiting on content.answer (week) where state = 'pending';
-- A company has at most one own answer to a question.
create unique index answer_of_company on content.answer (question_id)
  where owner_id is not null and state in ('pending', 'published', 'rejected');

-- Encrypted addresses of authors who want mails about their question or answer. A row is deleted a month after the
-- last mail, when the author stops the mails, and 90 days after asking where nobody decides. Of the time of asking
-- only the week is stored.
create table identity.asker (
  id uuid primary key,
  address_ct bytea not null,
  locale text not null check (locale in ('id', 'en')),
  asked_week date not null,
  notified_on date
);
create index asker_notified on identity.asker (notified_on) where notified_on is not null;
