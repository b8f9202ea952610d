-- Why a company's vacancies were taken down, and why that was lifted: for the team alone.
alter table content.event add column note text;
