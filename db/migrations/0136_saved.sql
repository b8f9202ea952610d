-- Which vacancies somebody saved and which companies they follow: one closed piece of whole steps, beside no moment.
alter table identity.account add column saved_ct bytea;
