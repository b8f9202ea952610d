-- The day on which a claimant was asked something: what is not answered in two weeks ends by itself.
alter table content.claim add column asked_on date;
update content.claim set asked_on = due_on where state = 'pending' and turn = 'claimant';
create index claim_asked on content.claim (asked_on) where state = 'pending' and turn = 'claimant';
