-- What a company says of itself, each time anew as a whole: the newest version is what readers see, the others are its history.
-- Version 0 is what was known before anybody spoke for it. Who spoke is an owner, or the member of the team who set it back.
create table content.company_profile (
  company_id uuid not null references content.company,
  version integer not null,
  said jsonb not null,
  on_day date not null,
  by_owner uuid,
  by_staff uuid,
  primary key (company_id, version)
);

-- Pictures that a company sent; their bytes lie beside the database, by the hash of what they show, once for each width.
create table content.picture (
  hash text not null,
  company_id uuid not null references content.company,
  widths smallint[] not null,
  width smallint not null,
  height smallint not null,
  sent_on date not null,
  primary key (company_id, hash)
);
create index picture_hash on content.picture (hash);
