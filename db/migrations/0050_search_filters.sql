-- What a search filters by stands beside what it sorts by. A company has a feature when at least three answered
-- and at least half said yes: bit 0 is the first key of ANSWERS. A share is told from three reviews on, as a score is.
create function content.has_feature(yes integer, no integer) returns integer
language sql immutable parallel safe
as $$ select case when coalesce(yes, 0) + coalesce(no, 0) >= 3 and coalesce(yes, 0) >= coalesce(no, 0) then 1 else 0 end $$;

alter table content.company_stats
  add column city_id text collate "C",
  add column recommends smallint generated always as (case when review_count < 3 then null when recommend_count * 2 >= review_count then 1 else 0 end) stored,
  add column features smallint not null generated always as ((
    content.has_feature(answer_yes[1], answer_no[1])
    + 2 * content.has_feature(answer_yes[2], answer_no[2])
    + 4 * content.has_feature(answer_yes[3], answer_no[3])
    + 8 * content.has_feature(answer_yes[4], answer_no[4])
    + 16 * content.has_feature(answer_yes[5], answer_no[5])
    + 32 * content.has_feature(answer_yes[6], answer_no[6])
  )::smallint) stored;
update content.company_stats s set city_id = c.city_id from content.company c where c.id = s.company_id;

-- An order's index carries what filters ask, so that a walk along it reads nothing else.
drop index content.company_stats_most;
drop index content.company_stats_best;
drop index content.company_stats_newest;
create index company_stats_most on content.company_stats (review_count, company_id) include (best_score, recommends, features, city_id) where status = 1;
create index company_stats_best on content.company_stats (best_score, company_id) include (recommends, features, city_id) where status = 1;
create index company_stats_newest on content.company_stats (listed_on, company_id) include (best_score, recommends, features, city_id) where status = 1;
-- The same within a city.
create index company_stats_city_most on content.company_stats (city_id, review_count, company_id) include (best_score, recommends, features) where status = 1;
create index company_stats_city_best on content.company_stats (city_id, best_score, company_id) include (recommends, features) where status = 1;
create index company_stats_city_worst on content.company_stats (city_id, worst_score, company_id) where status = 1;
create index company_stats_city_newest on content.company_stats (city_id, listed_on, company_id) include (best_score, recommends, features) where status = 1;
-- The few that a share or several features leave are found first and sorted afterwards.
create index company_stats_recommends on content.company_stats (recommends, best_score, company_id) include (review_count, features, city_id) where status = 1 and recommends is not null;
create index company_stats_features on content.company_stats (features, review_count, company_id) include (best_score, listed_on, recommends, city_id) where status = 1 and features <> 0;
