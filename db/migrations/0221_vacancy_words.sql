-- Vacancies are also found by their places and by what they require, and by a word with a typing error: a word of any vacancy stands
-- under each of its forms with a letter left out. `indexed` says in which way a row's words were put together; what the version
-- before writes is put together anew within the hour.
alter table content.vacancy add column indexed smallint not null default 1;
create index vacancy_to_index on content.vacancy (id) where indexed < 2 and state <> 'removed';
create table content.vacancy_typo (typo text collate "C", word text collate "C", primary key (typo, word));
-- What a list is narrowed by, but for days and scores, as marks beside the words, so that one index serves all of it together. Pay and
-- experience are steps: a vacancy has every step that it satisfies, up to thirty millions and from so many years to ten.
create function content.vacancy_marks(
  department text, job_type text, workplace text, role text, places text[], monthly bigint, years smallint
) returns text[] language sql immutable parallel safe as $$
  select places || array['d' || department, 't' || job_type, 'w' || workplace, 'r' || coalesce(role, '')]
    || array(select 'm' || step from generate_series(1, least(coalesce(monthly, 0) / 1000000, 30)) step)
    || array(select 'e' || year from generate_series(coalesce(years, 0), 10) year)
$$;
alter table content.vacancy add column marks text[] generated always as
  (content.vacancy_marks(department, job_type, workplace, job_role_id, places, monthly, experience_years)) stored;
create index vacancy_found on content.vacancy using gin (words, marks) where state = 'open';
drop index content.vacancy_words, content.vacancy_places, content.vacancy_department, content.vacancy_role;
