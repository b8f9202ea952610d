-- The lists of the best companies by industry, city, size and one aspect, made again each night. From ten on in `have` a
-- company is ranked; scores are thousandths, and of a benefit `value` is the share of those who have it.
create table content.ranking (
  aspect text not null,
  company_id uuid not null,
  industry text,
  city_id text,
  size_band text,
  -- Reviews of the last eight quarters or answers about the aspect, whichever are fewer.
  have integer not null,
  -- How many reviews, or answers about the aspect, the order is by.
  answers integer not null,
  value integer not null,
  rank_score integer not null,
  primary key (aspect, company_id)
);
create index ranking_all on content.ranking (aspect, rank_score desc, have desc, company_id) where have >= 10;
create index ranking_industry on content.ranking (aspect, industry, rank_score desc, have desc, company_id) where have >= 10;
create index ranking_city on content.ranking (aspect, city_id, rank_score desc, have desc, company_id) where have >= 10;
create index ranking_size on content.ranking (aspect, size_band, rank_score desc, have desc, company_id) where have >= 10;
-- Companies on their way there.
create index ranking_below on content.ranking (aspect, have desc, company_id) where have < 10;
create index ranking_below_industry on content.ranking (aspect, industry, have desc, company_id) where have < 10;
create index ranking_below_city on content.ranking (aspect, city_id, have desc, company_id) where have < 10;
create index ranking_below_size on content.ranking (aspect, size_band, have desc, company_id) where have < 10;

-- Words of listed companies' names.
create table content.search_word (
  word text collate "C" primary key,
  uses integer not null
);

-- The spellings that lead to them: each word with a letter left out; for long words also, after '~', the first seven letters
-- with up to two left out.
create table content.search_typo (
  typo text collate "C" not null,
  word text collate "C" not null,
  primary key (typo, word)
);
