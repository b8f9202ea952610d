-- An address beside a question that nobody decides on goes, too. Of its time only the week is kept, as of the question's.
alter table identity.asker add column asked_week date not null default date_trunc('week', current_date);
alter table identity.asker alter column asked_week drop default;
