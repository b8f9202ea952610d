-- The lists of the best by industry, city, size and one aspect, made anew each night. `have`: reviews of the last eight quarters
-- or answers about the aspect, whichever are fewer; from ten on a company is ranked. Thousandths; of a benefit the share of those who have it.
create table content.ranking (
  aspect text not null,
  company_id uuid not null,
  industry text,
  city_id text,
  size_band text,
  have integer not null,
  value integer not null,
  rank_score integer not null,
  primary key (aspect, company_id)
);
create index ranking_all on content.ranking (aspect, rank_score desc, have desc, company_id) where have >= 10;
create index ranking_industry on content.ranking (aspect, industry, rank_score desc, have desc, company_id) where have >= 10;
create index ranking_city on content.ranking (aspect, city_id, rank_score desc, have desc, company_id) where have >= 10;
create index ranking_size on content.ranking (aspect, size_band, rank_score desc, have desc, company_id) where have >= 10;
-- Those on their way there.
create index ranking_below on content.ranking (aspect, have desc, company_id) where have < 10;
create index ranking_below_industry on content.ranking (aspect, industry, have desc, company_id) where have < 10;
create index ranking_below_city on content.ranking (aspect, city_id, have desc, company_id) where have < 10;
create index ranking_below_size on content.ranking (aspect, size_band, have desc, company_id) where have < 10;
