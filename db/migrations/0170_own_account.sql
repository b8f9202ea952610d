-- A name that somebody may give their account, closed; and codes that prove a further address of one.
alter table identity.account add column profile_ct bytea;
alter table identity.challenge drop constraint challenge_kind_check;
alter table identity.challenge add constraint challenge_kind_check check (kind in ('account', 'staff', 'address'));
