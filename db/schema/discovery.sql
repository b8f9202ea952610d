-- Rankings of companies by industry, city, size and one aspect, rebuilt each night. A company is ranked from `have` =
-- 10 on; scores are thousandths, and for a benefit `value` is the share of yes answers.
create table content.ranking (
  aspect text not null,
  company_id uuid not null,
  industry text,
  city_id text,
  size_band text,
  -- Reviews of the last eight quarters or answers about the aspect, whichever are fewer.
  have integer not null,
  -- Number of reviews, or of answers about the aspect, that the order is based on.
  answers integer not null,
  value integer not null,
  rank_score integer not null,
  primary key (aspect, company_id)
);
create index ranking_all on content.ranking (aspect, rank_score desc, have desc, company_id) where have >= 10;
create index ranking_industry on content.ranking (aspect, industry, rank_score desc, have desc, company_id) where have >= 10;
create index ranking_city on content.ranking (aspect, city_id, rank_score desc, have desc, company_id) where have >= 10;
create index ranking_size on content.ranking (aspect, size_band, rank_score desc, have desc, company_id) where have >= 10;
-- Companies below the floor.
create index ranking_below on content.ranking (aspect, have desc, company_id) where have < 10;
create index ranking_below_industry on content.ranking (aspect, industry, have desc, company_id) where have < 10;
create index ranking_below_city on content.ranking (aspect, city_id, have desc, company_id) where have < 10;
create index ranking_below_size on content.ranking (aspect, size_band, have desc, company_id) where have < 10;

-- Words of listed companies' names, with the number of their uses.
create table content.search_word (
  word text collate "C" primary key,
  uses integer not null
);

-- Misspelt forms of these words: each word with one letter deleted; for long words also, after '~', the first seven
-- letters with up to two deleted.
create table content.search_typo (
  typo text collate "C" not null,
  word text collate "C" not null,
  primary key (typo, word)
);
