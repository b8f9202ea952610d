-- status: 0 pending, 1 listed, 2 merged into another, 3 declined: no company. Searches always ask for 1.
-- Normal forms are in C order: the same on both engines, and prefixes can use a plain index.
create table content.company (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
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
  check ((status = 2) = (merged_into is not null))
);
create index company_norm on content.company (name_norm);
create index company_website on content.company (website_host) where website_host is not null;

-- Every slug that ever led to a company. A slug is taken before its company is written, so the key is checked at the end.
create table content.company_slug (
  slug text primary key,
  company_id uuid not null references content.company deferrable initially deferred
);
create index company_slug_company on content.company_slug (company_id);

-- Figures of published reviews, kept by the statement that publishes. Arrays follow the key lists of
-- shared/contract/keys.ts; scores are thousandths, so that sums stay exact.
create table content.company_stats (
  company_id uuid primary key references content.company,
  review_count integer not null default 0,
  score_sum bigint not null default 0,
  recommend_count integer not null default 0,
  stars integer[] not null default '{0,0,0,0,0}',
  sentiments integer[] not null default '{0,0,0,0,0}',
  rating_sums integer[] not null default '{}',
  rating_counts integer[] not null default '{}',
  answer_yes integer[] not null default '{}',
  answer_no integer[] not null default '{}',
  former_count integer not null default 0,
  applicant_count integer not null default 0,
  applicant_score_sum bigint not null default 0,
  applicant_rating_sums integer[] not null default '{}',
  applicant_rating_counts integer[] not null default '{}',
  newest_on date,
  rank_score integer not null default 0,
  score integer generated always as (case when review_count > 0 then (score_sum / review_count)::integer end) stored,
  -- Sort keys: a score that is not shown (below three reviews) comes last either way, and betrays nothing.
  best_score integer generated always as (case when review_count >= 3 then (score_sum / review_count)::integer else 0 end) stored,
  worst_score integer generated always as (case when review_count >= 3 then (score_sum / review_count)::integer else 9999 end) stored,
  -- Copies of the company's, so that one table serves a search's filter and its order. Written by the room `companies` alone.
  status smallint not null default 0,
  name_norm text collate "C" not null default '',
  search_text text not null default '',
  listed_on date not null default '1970-01-01'
) with (fillfactor = 80);
create index company_stats_rank on content.company_stats (rank_score desc, company_id) where status = 1 and review_count >= 10;
create index company_stats_underdog on content.company_stats (rank_score desc, company_id) where status = 1 and review_count between 3 and 9;

create table content.company_quarter (
  company_id uuid not null references content.company,
  quarter date not null,
  review_count integer not null default 0,
  score_sum bigint not null default 0,
  primary key (company_id, quarter)
);

-- An industry's means, made anew by a task, and the whole platform's, the ranking's prior. A mean stands
-- only where five companies and 30 reviews make it, else null; quarters are {"2026-01-01": score}.
create table content.industry_figure (
  industry text primary key,
  company_count integer not null,
  review_count integer not null,
  rating_means integer[] not null,
  applicant_rating_means integer[] not null,
  quarters jsonb not null,
  made_on date not null
);
create table content.platform_figure (
  id boolean primary key default true check (id),
  score_mean integer not null,
  made_on date not null
);

-- Element by element, the shorter padded with zeros: figures grow when a key list does.
create function content.add_each(a integer[], b integer[]) returns integer[]
language sql immutable parallel safe
as $$ select coalesce(array_agg(coalesce(x, 0) + coalesce(y, 0) order by i), '{}') from unnest(a, b) with ordinality t(x, y, i) $$;
