-- Inquiries to the operator: a message, a takedown request, or a request about personal data. Everything about the
-- person is encrypted and deleted half a year after the end; the rest is for statistics and deleted after two years.
create table content.inquiry (
  id uuid primary key,
  topic text not null check (topic in ('contact', 'takedown', 'right')),
  class text not null,
  -- Idempotency key: the same words sent again are the same inquiry.
  request_mac bytea not null unique,
  sealed bytea,
  locale text not null check (locale in ('id', 'en')),
  -- No row states when an inquiry arrived; the deadline needs only its length in hours and its end, at a full hour.
  hours smallint not null check (hours > 0),
  due_at timestamptz not null check (extract(epoch from due_at)::bigint % 3600 = 0),
  -- The content concerned is taken down until the decision.
  hidden boolean not null default false,
  outcome text check (outcome in ('answered', 'dropped', 'upheld', 'refused')),
  ended_on date,
  -- Percentage of the time that had passed at the last reminder: 0, 50, 80 or 100.
  warned smallint not null default 0,
  check ((outcome is null) = (ended_on is null))
);
create index inquiry_waiting on content.inquiry (topic, due_at, id) where outcome is null;
create index inquiry_ended on content.inquiry (ended_on) where ended_on is not null;
