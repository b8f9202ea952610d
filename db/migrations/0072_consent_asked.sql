-- Registering may bring the consent with the request for a code; it waits with the code.
alter table identity.challenge add column consent boolean not null default false;
