-- What keeps people to one review a company and year, and to one amount of pay, without saying who wrote which.

-- "This person has reviewed this company this year", as a keyed tag, and never which review.
create table content.review_guard (
  company_id uuid not null,
  year smallint not null,
  tag bytea not null,
  primary key (company_id, year, tag)
);

-- A single-use permit to send one review, or one amount (`kind` is pay; that may be for no company), stored as a hash.
-- Its tag locks nobody out until it is spent.
create table content.review_pass (
  pass_hash bytea primary key,
  kind text not null default 'review' check (kind in ('review', 'pay')),
  company_id uuid,
  year smallint not null,
  tag bytea,
  -- What the pass knows of its person, sealed: whether it brings a second review of the year, which tags may be taken for a
  -- company that is not listed, and the years whose pay may be given.
  fact bytea not null,
  expires_at timestamptz not null,
  spent boolean not null default false
);

-- How often somebody wrote about a company that is not listed, as keyed tags that lead to no account without the key.
create table content.unlisted_tag (
  year smallint not null,
  tag bytea not null,
  primary key (year, tag)
);

-- "This person has given their pay of this year": a tag made over company and year, which names neither, and no amount.
create table content.pay_guard (
  tag bytea primary key,
  year smallint not null
);

-- What the author of a review may still give of pay when changing it. It is found by the review's code alone, and sealed.
create table content.pay_leave (
  key bytea primary key,
  year smallint not null,
  box bytea not null
);
