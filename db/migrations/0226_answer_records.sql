-- How often companies answer is read for a page of them at once: all that it asks stands in the index, beside rows of a kilobyte.
create index application_record on identity.application (company_id, sent_on) include (state, answered_on);
drop index identity.application_company;
