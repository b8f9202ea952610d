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
