-- Names that begin with a word that many share are filtered where they stand in order, without a look at each company.
drop index content.company_stats_name;
create index company_stats_name on content.company_stats (name_norm)
  include (review_count, company_id, best_score, recommends, features, city_id) where status = 1;
