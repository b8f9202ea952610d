-- When a letter to us came is told by no row: its hours, and the full hour at which they are over, are all that its clock needs.
alter table content.inquiry add column hours smallint;
update content.inquiry set hours = greatest(1, round(extract(epoch from due_at - asked_at) / 3600)),
  due_at = to_timestamp(floor(extract(epoch from due_at) / 3600) * 3600);
alter table content.inquiry alter column hours set not null,
  add check (hours > 0), add check (extract(epoch from due_at)::bigint % 3600 = 0),
  drop column asked_at;
