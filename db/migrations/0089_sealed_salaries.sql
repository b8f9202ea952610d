-- A salary's row says its company alone; the rest is in its box. The other columns are the version before's: the program
-- seals what it finds in them, a later migration drops them.
alter table content.salary add column box bytea, alter column year drop not null, alter column amount drop not null;
create index salary_company on content.salary (company_id);
create index salary_open on content.salary (key) where box is null;
drop index content.salary_cell;
