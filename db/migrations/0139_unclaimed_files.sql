-- How much nothing has taken along yet is asked with each part of a file.
create index private_file_unclaimed on identity.private_file (size) where belongs_to is null;
