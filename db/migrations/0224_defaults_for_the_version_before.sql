-- The version before names neither column, and goes on writing while this one begins. It asks in the week that it writes in;
-- of a ranking's answers it knows those within the months (`have`), which are read in their place where they are more.
alter table identity.asker
  alter column asked_week set default date_trunc('week', current_timestamp at time zone 'Asia/Jakarta')::date;
alter table content.ranking alter column answers set default 0;
