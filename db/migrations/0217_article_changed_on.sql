-- The day on which readers first saw the text as it stands now; a new review or address alone leaves it. Of versions that are or will be read.
alter table content.post add column changed_on date;
update content.post set changed_on = coalesce(appears_on, made_on, published_on) where state in ('published', 'scheduled');
