-- What a pass knows of its person (whether it brings a second review; of which tags one is taken for an unlisted company),
-- closed as a review's standing is. The column "second" is the version before's; a later migration drops it.
alter table content.review_pass add column fact bytea;
-- Withdrawing once more gives the pass again, and the form asks for another: both with the fact.
delete from content.review_pass where second and not spent;
update content.review_pass set second = false where second;
