-- What filters ask of figures is marked among a company's words, too: one index answers words, places, industries and figures together.
-- "~s3": a shown score of at least 3, "~y1" and "~y0": recommended or not, "~f2": the second benefit, "~g6": all benefits as bits,
-- since few companies have many benefits, while each alone has many companies.
create function content.figure_marks(review_count integer, score_sum bigint, recommend_count integer, yes integer[], no integer[]) returns text[]
language sql immutable parallel safe
as $$ select case when review_count < 3 then '{}' else
    array(select '~s' || n from generate_series(1, score_sum / review_count / 1000) n)
    || case when recommend_count * 2 >= review_count then '~y1' else '~y0' end end
  || array(select '~f' || n from generate_subscripts(yes, 1) n where content.has_feature(yes[n], no[n]) = 1)
  || array(select '~g' || sum(1 << n - 1) from generate_subscripts(yes, 1) n where content.has_feature(yes[n], no[n]) = 1 having count(*) > 0) $$;

-- Its index goes with the column.
alter table content.company_stats drop column words;
drop function content.search_words;
create function content.search_words(words text, city_id text, industry text, roles text[], figures text[]) returns tsvector
language sql immutable parallel safe
as $$ select array_to_tsvector(string_to_array(words, ' ') || figures
  || string_to_array('~r' || nullif(array_to_string(roles, ' ~r'), ''), ' ')
  || array_remove(array['~c' || city_id, '~p' || split_part(city_id, '.', 1), '~i' || industry], null)) $$;
alter table content.company_stats add column words tsvector generated always as (content.search_words(search_text, city_id, industry, roles,
  content.figure_marks(review_count, score_sum, recommend_count, answer_yes, answer_no))) stored;
create index company_stats_words on content.company_stats using gin (words) with (fastupdate = off) where status = 1;

-- Nothing is compared in the indexes of the orders any more.
drop index content.company_stats_most;
drop index content.company_stats_best;
drop index content.company_stats_newest;
drop index content.company_stats_recommends;
drop index content.company_stats_features;
create index company_stats_most on content.company_stats (review_count, company_id) where status = 1;
create index company_stats_best on content.company_stats (best_score, company_id) where status = 1;
create index company_stats_newest on content.company_stats (listed_on, company_id) where status = 1;
-- The worst are not recommended: an order by score narrowed by recommendation begins where those are.
create index company_stats_recommends on content.company_stats (recommends, best_score, company_id) where status = 1 and recommends is not null;
analyze content.company_stats;
