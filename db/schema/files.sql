-- A private file that somebody sent: its bytes lie beside the database, sealed, under its id. Until something takes it along
-- (`belongs_to`, as claim:<id>) the secret's hash says whose it is, and it goes by itself on the day after. Where something
-- else has an end (a decision on a claim), the day on which the file goes is written then. A large file comes in parts: rows
-- of kind `part`, whose `name` is their place in the file, gone with the file that is made of them or on the day after.
create table identity.private_file (
  id uuid primary key,
  secret_hash bytea not null,
  name text not null,
  kind text not null,
  size integer not null,
  belongs_to text,
  gone_on date,
  check (belongs_to is not null or gone_on is not null)
);
create index private_file_belongs on identity.private_file (belongs_to) where belongs_to is not null;
create index private_file_gone on identity.private_file (gone_on) where gone_on is not null;
create index private_file_part on identity.private_file (secret_hash) where kind = 'part';
-- The size of all that nothing has taken along yet is summed with each part.
create index private_file_unclaimed on identity.private_file (size) where belongs_to is null;
