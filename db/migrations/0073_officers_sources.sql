-- Where a known officer is named in public, and an id of its own to remove it by.
alter table content.company_officer
  add column id uuid not null default gen_random_uuid() unique,
  add column source text;
