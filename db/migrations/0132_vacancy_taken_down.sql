-- Whether a company's vacancies were taken down is asked whenever it posts, of closed and deleted ones, too.
create index vacancy_taken_down on content.vacancy (company_id) where findings @> '[{"kind": "taken_down"}]';
