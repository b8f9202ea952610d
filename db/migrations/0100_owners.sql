-- Who speaks for a company: an account of its own kind, with a password. What it says of the person is sealed; after it
-- was removed the name alone stays, so that the company's history says who did what.
alter table identity.session drop constraint session_kind_check,
  add constraint session_kind_check check (kind in ('account', 'staff', 'owner'));
create table identity.owner (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  email_idx bytea unique,
  sealed bytea not null,
  locale text not null check (locale in ('id', 'en')),
  -- None until it is chosen.
  password text,
  removed_on date
);
create index owner_company on identity.owner (company_id);

-- What a company subscribes to; what that is on a day follows from its end.
create table identity.membership (
  company_id uuid primary key,
  plan text not null check (plan in ('trial', 'standard', 'active')),
  since date not null,
  until date,
  check ((plan = 'standard') = (until is null))
);

-- Companies that have an owner, as readers see it.
create table content.company_claimed (
  company_id uuid primary key,
  since date not null
);
