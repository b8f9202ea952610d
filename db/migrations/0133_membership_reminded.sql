-- The shortest of the reminders' terms whose letter about this last day has gone, in days: null before the first.
alter table identity.membership add column reminded smallint;

update identity.membership set reminded = case
    when until < current_date then -1
    when until <= current_date + 1 then 1
    when until <= current_date + 7 then 7
    else 30
  end
where until <= current_date + 30;
