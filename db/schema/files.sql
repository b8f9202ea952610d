-- An uploaded private file; its bytes are an encrypted file outside the database, under its id. Until it is attached
-- to something (`belongs_to`, as claim:<id>) the secret's hash identifies the sender, and it is deleted on the next
-- day. Where its owner has an end (a decision on a claim), `delete_on` is set then. A large file is uploaded in parts:
-- rows of kind `part`, whose `name` is their offset in the file, deleted when they are joined or on the next day.
create table identity.private_file (
  id uuid primary key,
  secret_hash bytea not null,
  name text not null,
  kind text not null,
  size integer not null,
  belongs_to text,
  delete_on date,
  check (belongs_to is not null or delete_on is not null)
);
create index private_file_belongs on identity.private_file (belongs_to) where belongs_to is not null;
create index private_file_deletion on identity.private_file (delete_on) where delete_on is not null;
create index private_file_part on identity.private_file (secret_hash) where kind = 'part';
-- Each uploaded part sums the size of all files that are not attached yet.
create index private_file_unclaimed on identity.private_file (size) where belongs_to is null;
