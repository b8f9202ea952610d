-- Reviews by filter and order from indexes alone. Kinds of reviewers, and those who recommend and those who do not, stand
-- apart, lest the few of one kind be looked for among very many others; ratings stand there for summaries.
drop index content.review_newest;
drop index content.review_best;
drop index content.review_role;
drop index content.review_city;
create index review_newest on content.review (company_id, recommended, employment_status, published_on desc, id desc) include (state, score, star, ratings) where state in ('published', 'hidden', 'removed');
create index review_star on content.review (company_id, recommended, employment_status, star, published_on desc, id desc) include (state, score, ratings) where state in ('published', 'hidden', 'removed');
create index review_best on content.review (company_id, recommended, employment_status, score desc, published_on desc, id desc) include (state) where state in ('published', 'hidden', 'removed');
create index review_role on content.review (company_id, job_role_id, published_on desc, id desc) include (state, score, employment_status) where state in ('published', 'hidden', 'removed');
create index review_city on content.review (company_id, city_id, published_on desc, id desc) include (state, score, employment_status, job_role_id) where state in ('published', 'hidden', 'removed');
-- Whether five applicants share role, rounds and year.
create index review_applied on content.review (company_id, job_role_id, interview_rounds, left_at_year) where state = 'published' and employment_status = 2;
-- An index answers alone only for pages that were vacuumed: the newest must not wait for a fifth of the table to change.
alter table content.review set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);

-- Roles that share a city.
create index company_facet_city on content.company_facet (company_id, city_id, job_role_id);
