-- A file that comes in parts: each is a row of kind 'part' under its place in the file (`name`), closed like every private file,
-- and gone with the file that is made of them, or on the day after.
create index private_file_part on identity.private_file (secret_hash) where kind = 'part';
