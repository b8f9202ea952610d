-- Which letters somebody who speaks for a company gets beside those that the account needs: whether a kind was stopped,
-- and of which week the last weekly letter was. Without a row it is sent.
create table identity.owner_mail (
  owner_id uuid not null,
  kind text not null check (kind in ('reviews', 'messages', 'applications', 'questions')),
  stopped boolean not null default false,
  sent_week date,
  primary key (owner_id, kind)
);
