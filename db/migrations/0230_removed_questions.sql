-- In lists stubs stand beside what readers see: both are found by an index.
create index question_removed on content.question (company_id) where state = 'removed';
create index answer_removed on content.answer (question_id) where state = 'removed';
