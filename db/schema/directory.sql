-- Rows of directories that were read: a file that is imported again, or from the start after a break, changes nothing.
create table content.import_row (
  key uuid primary key
);

-- Rows that are close to companies we have, but not surely one of them: the team decides.
create table content.import_candidate (
  key uuid primary key,
  state text not null default 'waiting' check (state in ('waiting', 'created', 'joined', 'dismissed')),
  reason text not null check (reason in ('shared_website', 'same_name', 'near_spelling')),
  company_ids uuid[] not null,
  name text not null,
  legal_name text,
  legal_form text,
  ticker text,
  industry text,
  website_host text,
  city_id text references content.city,
  noted_on date not null
);
create index import_candidate_waiting on content.import_candidate (noted_on, key) where state = 'waiting';
