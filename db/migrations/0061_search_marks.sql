-- What a company is found by: its words and, as words that nobody can type, what filters ask for. A word and a filter that
-- each have very many are then intersected by the index itself.
create function content.found_by(words text, city_id text, recommends smallint, best_score integer, features smallint) returns tsvector
language sql immutable parallel safe
as $$ select array_to_tsvector(string_to_array(words, ' ') || array_remove(array[
  '~c' || city_id, '~r' || recommends,
  case when best_score >= 1000 then '~s1' end, case when best_score >= 2000 then '~s2' end, case when best_score >= 3000 then '~s3' end,
  case when best_score >= 4000 then '~s4' end, case when best_score >= 5000 then '~s5' end,
  case when features & 1 > 0 then '~f0' end, case when features & 2 > 0 then '~f1' end, case when features & 4 > 0 then '~f2' end,
  case when features & 8 > 0 then '~f3' end, case when features & 16 > 0 then '~f4' end, case when features & 32 > 0 then '~f5' end], null)) $$;
drop index content.company_stats_words;
create index company_stats_words on content.company_stats
  using gin (content.found_by(search_text, city_id, recommends, best_score, features)) with (fastupdate = off) where status = 1;

-- Where very many have a word, an order's index is walked: the words stand there, too, so that no row is read on the way.
drop index content.company_stats_most;
drop index content.company_stats_best;
drop index content.company_stats_newest;
drop index content.company_stats_city_most;
create index company_stats_most on content.company_stats (review_count, company_id) include (best_score, recommends, features, city_id, search_text) where status = 1;
create index company_stats_best on content.company_stats (best_score, company_id) include (review_count, listed_on, recommends, features, city_id, search_text) where status = 1;
create index company_stats_newest on content.company_stats (listed_on, company_id) include (best_score, recommends, features, city_id, search_text) where status = 1;
create index company_stats_city_most on content.company_stats (city_id, review_count, company_id) include (best_score, recommends, features, search_text) where status = 1;
