-- Places and positions, filled from db/seed and the idn-area-data package at the first start.

create table content.province (
  id text primary key,
  name text not null
);

-- The part of an id before the dot is the province's.
create table content.city (
  id text primary key,
  province_id text not null references content.province,
  name text not null,
  kind text not null check (kind in ('kota', 'kabupaten'))
);

create table content.job_role (
  id text primary key,
  department text not null,
  name_id text not null,
  name_en text not null
);

-- Minimum wages of provinces and of cities and regencies by year.
create table content.minimum_wage (
  province_id text references content.province,
  city_id text references content.city,
  year smallint not null check (year between 2000 and 2100),
  -- Whole rupiah a month.
  amount integer not null check (amount > 0),
  source text not null check (source <> ''),
  -- How the figure was verified: the decree was read, two publishers agree, or one publisher states it.
  checked text not null check (checked in ('read', 'two', 'single')),
  -- Null for seeds of the program. An import may correct a seed and is never overwritten by one.
  imported_on date,
  check (num_nonnulls(province_id, city_id) = 1),
  unique nulls not distinct (province_id, city_id, year)
);
