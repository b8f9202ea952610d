-- Optional letters to an owner, besides those that the account requires: whether a kind was stopped, and the week of
-- the last weekly letter. Without a row it is sent.
create table identity.owner_mail (
  owner_id uuid not null,
  kind text not null check (kind in ('reviews', 'messages', 'applications', 'questions')),
  stopped boolean not null default false,
  sent_week date,
  primary key (owner_id, kind)
);
