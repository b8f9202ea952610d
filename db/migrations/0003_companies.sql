-- status: 0 pending, 1 listed, 2 merged into another. Searches always ask for 1.
create table content.company (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  status smallint not null default 1 check (status in (0, 1, 2)),
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
  name_norm text not null,
  listed_on date not null
);
create index company_norm on content.company (name_norm);
create index company_website on content.company (website_host) where website_host is not null;

-- Every slug that ever led to a company.
create table content.company_slug (
  slug text primary key,
  company_id uuid not null references content.company
);

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
  score integer generated always as (case when review_count > 0 then (score_sum / review_count)::integer end) stored
) with (fillfactor = 80);
create index company_stats_rank on content.company_stats (rank_score desc, company_id) where review_count >= 10;
create index company_stats_underdog on content.company_stats (rank_score desc, company_id) where review_count between 3 and 9;

create table content.company_quarter (
  company_id uuid not null references content.company,
  quarter date not null,
  review_count integer not null default 0,
  score_sum bigint not null default 0,
  primary key (company_id, quarter)
);

-- An industry's means over companies and reviews, made anew by a task; and the whole platform's, the ranking's prior.
create table content.industry_figure (
  industry text primary key,
  company_count integer not null,
  review_count integer not null,
  rating_means real[] not null,
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
