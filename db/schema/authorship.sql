-- Limits people to one review per company and year, and to one amount of pay, without disclosing who wrote which.

-- Duplicate tags: "this person has reviewed this company this year" as a keyed hash, never which review.
create table content.review_guard (
  company_id uuid not null,
  year smallint not null,
  tag bytea not null,
  primary key (company_id, year, tag)
);

-- A single-use permit to send one review, or one amount (`kind` is pay; that may be for no company), stored as a
-- hash. Its duplicate tag locks nobody out until the pass is spent.
create table content.review_pass (
  pass_hash bytea primary key,
  kind text not null default 'review' check (kind in ('review', 'pay')),
  company_id uuid,
  year smallint not null,
  tag bytea,
  -- Encrypted facts about the person: whether the review is a second one of the year, which duplicate tags may be
  -- used for a company that is not listed, and the years for which pay may be given.
  fact bytea not null,
  expires_at timestamptz not null,
  spent boolean not null default false
);

-- How often somebody wrote about a company that is not listed, as keyed hashes that lead to no account without the
-- key.
create table content.unlisted_tag (
  year smallint not null,
  tag bytea not null,
  primary key (year, tag)
);

-- Duplicate tags of pay: "this person has given their pay of this year". The tag is a keyed hash made over company
-- and year; it names neither of them, and no amount.
create table content.pay_guard (
  tag bytea primary key,
  year smallint not null
);

-- Encrypted permit of a review's author to give pay when editing it; looked up by the review's manage code alone.
create table content.pay_leave (
  key bytea primary key,
  year smallint not null,
  box bytea not null
);
