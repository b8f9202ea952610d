-- A message that nobody takes within a day is forgotten: every one has an end now.
update identity.message set drop_after = now() + interval '1 day' where drop_after is null;
