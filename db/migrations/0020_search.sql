-- Words are matched by a plain full-text index over our own tokens, never by a trigram index: at a million
-- companies that is the difference between one millisecond and three hundred. fastupdate is off because a
-- pending list makes every search after a burst of writes slow.
create index company_stats_words on content.company_stats
  using gin (array_to_tsvector(string_to_array(search_text, ' '))) with (fastupdate = off) where status = 1;
-- Names equal to what was typed, and the orders; an order backwards, ties included, is the same index read backwards.
create index company_stats_name on content.company_stats (name_norm) where status = 1;
create index company_stats_most on content.company_stats (review_count, company_id) where status = 1;
create index company_stats_best on content.company_stats (best_score, company_id) where status = 1;
create index company_stats_worst on content.company_stats (worst_score, company_id) where status = 1;
create index company_stats_newest on content.company_stats (listed_on, company_id) where status = 1;

-- Words of listed companies' names, and the spellings that lead to them: each word with a letter left out;
-- for long words also, after '~', the first seven letters with up to two left out.
create table content.search_word (
  word text collate "C" primary key,
  uses integer not null
);
create table content.search_typo (
  typo text collate "C" not null,
  word text collate "C" not null,
  primary key (typo, word)
);

-- What the rankings read of reviews: which company's, and when it appeared.
create index review_recent on content.review (published_on, company_id) where state in ('published', 'hidden') and employment_status in (0, 1);
create view content.ranking_review as
  select company_id, published_on from content.review where state in ('published', 'hidden') and employment_status in (0, 1);

-- What a company's integrity panel reads of reviews that are not simply published.
create index review_elsewhere on content.review (company_id, state) where state in ('pending', 'approved', 'rejected', 'hidden', 'removed', 'withdrawn');
create view content.integrity_review as
  select company_id, state from content.review where state in ('pending', 'approved', 'rejected', 'hidden', 'removed', 'withdrawn');
