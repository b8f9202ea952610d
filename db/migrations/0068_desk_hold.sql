-- What lies on somebody's desk, of every kind that is decided on: until then nobody else is given it. The version before
-- goes on with review_hold, which a later migration drops.
create table content.desk_hold (
  kind text not null,
  subject_id uuid not null,
  staff_id uuid not null,
  held_until timestamptz not null,
  primary key (kind, subject_id)
);
