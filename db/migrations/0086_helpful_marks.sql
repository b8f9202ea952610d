-- A mark beyond what its network may add in a day is accepted and not shown.
alter table content.helpful_mark add column counted boolean not null default true;
-- What nobody reported and the team should see all the same: a sudden run of helpful marks.
alter table content.report add column flag text check (flag in ('run'));
