-- A position in an applicant's own words, where the list lacks it: for the team alone, until the review is approved.
alter table content.review add column job_role_words text;
