-- A member who left the team keeps the name that the team's history shows, and nothing to sign in with.
alter table identity.staff
  alter column email_ct drop not null,
  alter column email_idx drop not null,
  alter column totp_ct drop not null;
