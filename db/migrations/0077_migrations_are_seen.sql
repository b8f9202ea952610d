-- A process that serves without the owner's credentials sees whether the schema is up to date.
grant usage on schema public to kj_identity, kj_content;
grant select on public.migration to kj_identity, kj_content;
