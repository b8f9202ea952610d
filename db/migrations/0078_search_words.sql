-- What a company is found by is one tsvector in its row: the words of its names, and a mark (a word that
-- begins with "~" and nobody can type) for its city, province, industry and disclosed roles.
-- The table of words and its triggers go, and with them the indexes that carried filters.
drop trigger words_of_new on content.company_stats;
drop trigger words_of_gone on content.company_stats;
drop trigger words_of_changed on content.company_stats;
drop function content.keep_words();
drop table content.company_word;
delete from content.night where what = 'company_word';

drop index content.company_stats_words;
drop index content.company_stats_most;
drop index content.company_stats_best;
drop index content.company_stats_newest;
drop index content.company_stats_name;
drop index content.company_stats_city_most;
drop index content.company_stats_city_best;
drop index content.company_stats_city_worst;
drop index content.company_stats_city_newest;
drop index content.company_stats_recommends;
drop index content.company_stats_features;
drop function content.found_by(text, text, smallint, integer, smallint);

-- `roles`: those that three counted reviews of the company share, which is when its page discloses them. `industry` is a copy.
alter table content.company_stats add column industry text collate "C", add column roles text[] not null default '{}';
update content.company_stats s set industry = c.industry, roles = coalesce(f.roles, '{}')
from content.company c left join (
  select company_id, array_agg(job_role_id order by job_role_id) as roles from content.company_facet
  where city_id = '' and job_role_id <> '' and review_count >= 3 group by company_id) f on f.company_id = c.id
where c.id = s.company_id and (c.industry is not null or f.roles is not null);

create function content.search_words(words text, city_id text, industry text, roles text[]) returns tsvector
language sql immutable parallel safe
as $$ select array_to_tsvector(string_to_array(words, ' ')
  || string_to_array('~r' || nullif(array_to_string(roles, ' ~r'), ''), ' ')
  || array_remove(array['~c' || city_id, '~p' || split_part(city_id, '.', 1), '~i' || industry], null)) $$;
alter table content.company_stats add column words tsvector generated always as (
  content.search_words(search_text, city_id, industry, roles)) stored;

-- fastupdate is off because a pending list makes every search after a burst of writes slow.
create index company_stats_words on content.company_stats using gin (words) with (fastupdate = off) where status = 1;
create index company_stats_name on content.company_stats (name_norm) include (review_count, company_id) where status = 1;
-- Orders carry what filters by figures compare.
create index company_stats_most on content.company_stats (review_count, company_id) include (best_score, recommends, features) where status = 1;
create index company_stats_best on content.company_stats (best_score, company_id) include (recommends, features) where status = 1;
create index company_stats_newest on content.company_stats (listed_on, company_id) include (best_score, recommends, features) where status = 1;
-- Few of the best are not recommended, and few companies have many features.
create index company_stats_recommends on content.company_stats (recommends, best_score, company_id) include (features) where status = 1 and recommends is not null;
create index company_stats_features on content.company_stats (features, review_count, company_id) include (best_score, listed_on, recommends) where status = 1 and features <> 0;
analyze content.company_stats;
