-- Names that begin as typed, with their place in the order, are one stretch of this index.
drop index content.company_stats_name;
create index company_stats_name on content.company_stats (name_norm) include (review_count, company_id) where status = 1;
-- Of equal scores there may be very many: by day they are ordered from the index, too.
drop index content.company_stats_best;
create index company_stats_best on content.company_stats (best_score, company_id) include (review_count, listed_on, recommends, features, city_id) where status = 1;
