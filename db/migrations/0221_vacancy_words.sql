-- Vacancies are also found by their places and by what they require, and by a word with a typing error: a word of any vacancy stands
-- under each of its forms with a letter left out. `indexed` says in which way a row's words were put together; what the version
-- before writes is put together anew within the hour.
alter table content.vacancy add column indexed smallint not null default 1;
create index vacancy_to_index on content.vacancy (id) where indexed < 2 and state <> 'removed';
create table content.vacancy_typo (typo text, word text, primary key (typo, word));
