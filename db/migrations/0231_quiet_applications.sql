-- Whoever applied may want no more letters about it; where it stands is read in their account.
alter table identity.application add column quiet boolean not null default false;
