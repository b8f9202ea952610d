-- Limits people to one review per company and year, and to one amount of pay, without disclosing who wrote which.

-- Duplicate tags: "somebody has reviewed this company this year", or given pay at it. A tag is a hash of a point that
-- only the author's browser can compute (docs/pass-1.md); it names no company, and no key leads from it to an account.
create table content.duplicate_tag (
  tag bytea primary key,
  year smallint not null
);

-- A single-use permit to send one review, or one amount (`kind` is pay; that may be for no company), stored as a
-- hash. A review with pay has both, under one hash. Its duplicate tag locks nobody out until the pass is spent.
create table content.review_pass (
  pass_hash bytea not null,
  kind text not null check (kind in ('review', 'pay')),
  company_id uuid,
  year smallint not null,
  tag bytea,
  -- Encrypted: whether its holder had written before.
  place bytea not null,
  expires_at timestamptz not null,
  spent boolean not null default false,
  primary key (kind, pass_hash)
);
