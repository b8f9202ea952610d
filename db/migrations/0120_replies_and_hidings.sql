-- What a company says to a review: one reply a review. `version` names its words, so that colleagues do not overwrite each other
-- unseen; `first_on` is the day of the first words, `said_on` of these. Readers are told the months.
create table content.review_reply (
  review_id uuid primary key,
  company_id uuid not null,
  state text not null check (state in ('shown', 'held', 'rejected')),
  role text not null,
  words text not null,
  locale text not null check (locale in ('id', 'en')),
  version uuid not null,
  first_on date not null,
  said_on date not null,
  guideline smallint,
  note text
);
create index review_reply_company on content.review_reply (company_id) where state = 'shown';
create index review_reply_held on content.review_reply (said_on) where state = 'held';

-- What a company hid from its page until the team decides, at most until `ends_on`. A thing is hidden once and for all: its row stays.
-- `words` are for the team, and gone with its decision.
create table content.hiding (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  subject text not null check (subject in ('review', 'salary_comment')),
  subject_id uuid not null unique,
  guideline smallint not null,
  words text,
  locale text not null check (locale in ('id', 'en')),
  state text not null default 'open' check (state in ('open', 'returned', 'upheld')),
  week date not null,
  ends_on date not null
);
create index hiding_open on content.hiding (ends_on) where state = 'open';
