-- Of one thing only so many reports are kept whole; further ones are counted by their reason, in a row without words.
alter table content.report add column times integer not null default 1 check (times > 0);
