-- Whether a review is its author's first of the year about its company, or came second and will not appear: closed, and
-- as long one way as the other. Null: from before.
alter table content.review add column standing bytea;
-- The pass of a second review that was withdrawn brings a second review again; so does one that was asked for after the first.
alter table content.review_pass add column second boolean not null default false;
