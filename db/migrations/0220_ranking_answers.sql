-- How many reviews, or answers about the aspect, the order is by. Until the next night those within the months stand for them.
alter table content.ranking add column answers integer;
update content.ranking set answers = have;
alter table content.ranking alter column answers set not null;
