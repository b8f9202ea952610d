-- Of when people were here the rows say the month, as an account does: by days and weeks they would point at what was
-- written then. What must be kept exactly is sealed. Open sessions end: nobody can seal what the database alone knows.
delete from identity.session;
alter table identity.session drop column device, drop column last_used, drop column idle_until, drop column ends_at,
  add column sealed bytea not null, add column gone_by date not null;
-- A used code is one whose row is gone: those of before, used or not, are asked for again.
delete from identity.challenge;
alter table identity.challenge drop column used_at;
update identity.signed_in_before set seen_on = date_trunc('month', seen_on);
-- Of older consents the columns stay; of newer ones day, language and text are sealed.
update identity.consent_event set given_on = date_trunc('month', given_on);
alter table identity.consent_event alter column text_hash drop not null, alter column locale drop not null,
  alter column given_on drop not null, add column sealed bytea;

-- Of versions before.
alter table identity.account drop column unlisted_year, drop column unlisted_count, drop column locale;
drop table content.night;
drop table content.desk_hold;
drop table identity.known_device;
