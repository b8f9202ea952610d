-- The language that somebody chose for what is written to their account, and whether its mail address refused that. No day: it
-- would tell when somebody asked for a code.
alter table identity.account
  add column locale text check (locale in ('id', 'en')),
  add column mail_refused boolean not null default false;
