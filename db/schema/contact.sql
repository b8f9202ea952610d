-- What people ask of those who run the site: a message, that something is taken down, or what becomes of their data.
-- Everything about the person is sealed, and goes half a year after the end; the rest is counted, and goes after two years.
create table content.inquiry (
  id uuid primary key,
  topic text not null check (topic in ('contact', 'takedown', 'right')),
  class text not null,
  -- The same words sent again are the same inquiry.
  request_mac bytea not null unique,
  sealed bytea,
  locale text not null check (locale in ('id', 'en')),
  -- No row says when a letter came: the hours that it is given and the full hour at which they are over are all that its
  -- clock needs.
  hours smallint not null check (hours > 0),
  due_at timestamptz not null check (extract(epoch from due_at)::bigint % 3600 = 0),
  -- What it is about is taken down until the decision.
  hidden boolean not null default false,
  outcome text check (outcome in ('answered', 'dropped', 'upheld', 'refused')),
  ended_on date,
  -- How much of its time was over at the last reminder: 0, 50, 80 or 100 in a hundred.
  warned smallint not null default 0,
  check ((outcome is null) = (ended_on is null))
);
create index inquiry_waiting on content.inquiry (topic, due_at, id) where outcome is null;
create index inquiry_ended on content.inquiry (ended_on) where ended_on is not null;
