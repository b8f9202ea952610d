-- Companies and the figures of their reviews.

-- Searches always filter by status 1. Normalised names use the C collation, which is the same on both engines and
-- lets a prefix search use a plain index.
create table content.company (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  -- 0 pending, 1 listed, 2 merged into another, 3 declined as not being a company.
  status smallint not null default 1 check (status in (0, 1, 2, 3)),
  name text not null,
  legal_name text,
  legal_form text,
  ticker text unique,
  industry text,
  size_band text,
  founded_year smallint,
  website_host text,
  city_id text references content.city,
  summary_id text,
  summary_en text,
  name_norm text collate "C" not null,
  listed_on date not null,
  merged_into uuid references content.company,
  -- The year in which reviews could last be written under this id.
  merged_year smallint,
  check ((status = 2) = (merged_into is not null))
);
create index company_norm_city on content.company (name_norm, city_id);
create index company_website on content.company (website_host) where website_host is not null;

-- Every slug that a company ever had. A slug is inserted before its company, so the foreign key is deferred.
create table content.company_slug (
  slug text primary key,
  company_id uuid not null references content.company deferrable initially deferred
);
create index company_slug_company on content.company_slug (company_id);

-- Companies with an owner; `since` is shown to readers.
create table content.company_claimed (
  company_id uuid primary key,
  since date not null
);

-- Versions of a company's profile, each complete: readers see the newest, the others are its history. Version 0 is
-- the state before the first owner. The author is an owner, or the member of the team who reverted it.
create table content.company_profile (
  company_id uuid not null references content.company,
  version integer not null,
  facts jsonb not null,
  on_day date not null,
  by_owner uuid,
  by_staff uuid,
  primary key (company_id, version)
);

-- Pictures that a company uploaded; their bytes are files outside the database, named by the hash of the content, one
-- per width.
create table content.picture (
  hash text not null,
  company_id uuid not null references content.company,
  widths smallint[] not null,
  width smallint not null,
  height smallint not null,
  sent_on date not null,
  primary key (company_id, hash)
);
create index picture_hash on content.picture (hash);

-- Known officers of a company, entered by the team; a text with such a name is held for a moderator.
create table content.company_officer (
  -- For removal through the API.
  id uuid not null default gen_random_uuid() unique,
  company_id uuid not null,
  name text not null,
  -- Where the officer is named in public.
  source text,
  primary key (company_id, name)
);

-- 1 if a company has a feature: at least three reviewers answered and at least half of them said yes; otherwise 0.
create function content.has_feature(yes integer, no integer) returns integer
language sql immutable parallel safe
as $$ select case when coalesce(yes, 0) + coalesce(no, 0) >= 3 and coalesce(yes, 0) >= coalesce(no, 0) then 1 else 0 end $$;

-- Filters by figures as marks among a company's search words, so that one index serves words, places, industries and
-- figures together. "~s3": a shown score of at least 3; "~y1" and "~y0": recommended or not; "~f2": the second
-- benefit; "~g6": all benefits as bits, because few companies have many benefits, while many have each one.
create function content.figure_marks(review_count integer, score_sum bigint, recommend_count integer, yes integer[], no integer[]) returns text[]
language sql immutable parallel safe
as $$ select case when review_count < 3 then '{}' else
    array(select '~s' || n from generate_series(1, score_sum / review_count / 1000) n)
    || case when recommend_count * 2 >= review_count then '~y1' else '~y0' end end
  || array(select '~f' || n from generate_subscripts(yes, 1) n where content.has_feature(yes[n], no[n]) = 1)
  || array(select '~g' || sum(1 << n - 1) from generate_subscripts(yes, 1) n where content.has_feature(yes[n], no[n]) = 1 having count(*) > 0) $$;

-- A company is searched by one tsvector: the words of its names, and marks (words that begin with "~", which a query
-- cannot contain) for its city, province, industry, disclosed roles and figures.
create function content.search_words(words text, city_id text, industry text, roles text[], figures text[]) returns tsvector
language sql immutable parallel safe
as $$ select array_to_tsvector(string_to_array(words, ' ') || figures
  || string_to_array('~r' || nullif(array_to_string(roles, ' ~r'), ''), ' ')
  || array_remove(array['~c' || city_id, '~p' || split_part(city_id, '.', 1), '~i' || industry], null)) $$;

-- Figures of published reviews, updated by the statement that publishes. Arrays follow the key lists of
-- shared/contract/keys.ts; scores are thousandths, so that sums are exact. Columns that a search reads of each match
-- come first; after the arrays they would be seven cache lines away. Columns of the company are copied here so that
-- one table serves a search's filter and its order; only the room `companies` writes them.
create table content.company_stats (
  company_id uuid primary key references content.company,
  review_count integer not null default 0,
  -- Sort keys: a score that is not shown (below three reviews) comes last in both orders, so that the order does not
  -- disclose it.
  best_score integer generated always as (
    case when review_count >= 3 then (score_sum / review_count)::integer else 0 end) stored,
  worst_score integer generated always as (
    case when review_count >= 3 then (score_sum / review_count)::integer else 9999 end) stored,
  listed_on date not null default '1970-01-01',
  status smallint not null default 0,
  -- Bit 0 is the first key of ANSWERS.
  features smallint not null generated always as ((
    content.has_feature(answer_yes[1], answer_no[1])
    + 2 * content.has_feature(answer_yes[2], answer_no[2])
    + 4 * content.has_feature(answer_yes[3], answer_no[3])
    + 8 * content.has_feature(answer_yes[4], answer_no[4])
    + 16 * content.has_feature(answer_yes[5], answer_no[5])
    + 32 * content.has_feature(answer_yes[6], answer_no[6]))::smallint) stored,
  -- A share is shown from three reviews on, like a score.
  recommends smallint generated always as (
    case when review_count < 3 then null when recommend_count * 2 >= review_count then 1 else 0 end) stored,
  city_id text collate "C",
  industry text collate "C",
  name_norm text collate "C" not null default '',
  search_text text not null default '',
  recommend_count integer not null default 0,
  score_sum bigint not null default 0,
  rank_score integer not null default 0,
  score integer generated always as (case when review_count > 0 then (score_sum / review_count)::integer end) stored,
  former_count integer not null default 0,
  applicant_count integer not null default 0,
  applicant_score_sum bigint not null default 0,
  newest_on date,
  stars integer[] not null default '{0,0,0,0,0}',
  sentiments integer[] not null default '{0,0,0,0,0}',
  rating_sums integer[] not null default '{}',
  rating_counts integer[] not null default '{}',
  answer_yes integer[] not null default '{}',
  answer_no integer[] not null default '{}',
  applicant_rating_sums integer[] not null default '{}',
  applicant_rating_counts integer[] not null default '{}',
  -- Roles that at least three counted reviews of the company share; its page discloses only these.
  roles text[] not null default '{}',
  words tsvector generated always as (content.search_words(
    search_text, city_id, industry, roles,
    content.figure_marks(review_count, score_sum, recommend_count, answer_yes, answer_no))) stored
) with (fillfactor = 80);
-- Words are matched by a plain full-text index over tokens made here, never by a trigram index: at a million
-- companies the difference is one millisecond to three hundred. fastupdate is off because a pending list slows every
-- search after a burst of writes.
create index company_stats_words on content.company_stats using gin (words) with (fastupdate = off) where status = 1;
-- Names with a given prefix, with their sort keys, are one contiguous range of this index.
create index company_stats_name on content.company_stats (name_norm) include (review_count, company_id) where status = 1;
-- Sort orders; a reverse order, including ties, reads the same index backwards.
create index company_stats_most on content.company_stats (review_count, company_id) where status = 1;
create index company_stats_best on content.company_stats (best_score, company_id) where status = 1;
create index company_stats_worst on content.company_stats (worst_score, company_id) where status = 1;
create index company_stats_newest on content.company_stats (listed_on, company_id) where status = 1;
-- The lowest scores are not recommended: an order by score that is filtered by recommendation starts at the matching
-- companies.
create index company_stats_recommends on content.company_stats (recommends, best_score, company_id)
  where status = 1 and recommends is not null;
create index company_stats_rank on content.company_stats (rank_score desc, company_id)
  where status = 1 and review_count >= 10;
create index company_stats_underdog on content.company_stats (rank_score desc, company_id)
  where status = 1 and review_count between 3 and 9;

create table content.company_quarter (
  company_id uuid not null references content.company,
  quarter date not null,
  review_count integer not null default 0,
  score_sum bigint not null default 0,
  primary key (company_id, quarter)
);

-- Adds arrays element by element and pads the shorter with zeros, because figures grow when a key list does.
create function content.add_each(a integer[], b integer[]) returns integer[]
language sql immutable parallel safe
as $$ select coalesce(array_agg(coalesce(x, 0) + coalesce(y, 0) order by i), '{}') from unnest(a, b) with ordinality t(x, y, i) $$;

-- Number of reviews received for a company. It changes with every submission, so only the nightly copy is shown.
create table content.company_intake (
  company_id uuid primary key,
  received integer not null default 0,
  since_year smallint not null
);

-- Received reviews of a company and their states, as of last night; live figures would disclose when an author acted.
create table content.company_integrity (
  company_id uuid primary key,
  since_year smallint,
  received integer not null,
  published integer not null,
  pending integer not null,
  rejected integer not null,
  removed integer not null,
  withdrawn integer not null,
  hidden integer not null,
  made_on date not null
);

-- An industry's means, recalculated by a task. A mean is null below five companies or 30 reviews; quarters are
-- {"2026-01-01": score}.
create table content.industry_figure (
  industry text primary key,
  company_count integer not null,
  review_count integer not null,
  rating_means integer[] not null,
  applicant_rating_means integer[] not null,
  quarters jsonb not null,
  made_on date not null
);

-- The platform's mean, the prior of the ranking: one row.
create table content.platform_figure (
  id boolean primary key default true check (id),
  score_mean integer not null,
  made_on date not null
);

-- Imported rows of directories, so that a repeated or restarted import changes nothing.
create table content.import_row (
  key uuid primary key
);

-- Rows that resemble listed companies without being certainly one of them; the team decides.
create table content.import_candidate (
  key uuid primary key,
  state text not null default 'waiting' check (state in ('waiting', 'created', 'joined', 'dismissed')),
  reason text not null check (reason in ('shared_website', 'same_name', 'near_spelling')),
  company_ids uuid[] not null,
  name text not null,
  legal_name text,
  legal_form text,
  ticker text,
  industry text,
  website_host text,
  city_id text references content.city,
  noted_on date not null
);
create index import_candidate_waiting on content.import_candidate (noted_on, key) where state = 'waiting';
