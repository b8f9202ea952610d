-- How often somebody named a company that is not listed, as keyed tags that lead to no account without the key.
create table content.unlisted_tag (
  year smallint not null,
  tag bytea not null,
  primary key (year, tag)
);
-- The columns are the version before's, and so is the account's language, which nothing reads; a later migration drops them.
alter table identity.account alter column locale drop not null;
update identity.account set unlisted_year = null, unlisted_count = 0, locale = null;
