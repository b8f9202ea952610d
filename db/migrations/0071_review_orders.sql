-- One index for each order of a company's reviews. Whatever filters ask for stands in it, so a filter is read along the
-- order without the table; the first also sums what a set says.
drop index content.review_newest;
drop index content.review_best;
drop index content.review_star;
drop index content.review_role;
drop index content.review_city;
drop index content.review_city_best;
create index review_newest on content.review (company_id, published_on desc, id desc)
  include (state, employment_status, recommended, score, star, job_role_id, city_id, ratings)
  where state in ('published', 'hidden', 'removed');
create index review_best on content.review (company_id, score desc, published_on desc, id desc)
  include (state, employment_status, recommended, star, job_role_id, city_id, ratings)
  where state in ('published', 'hidden', 'removed');
create index review_helpful on content.review (company_id, helpful_count desc, published_on desc, id desc)
  include (state, employment_status, recommended, score, star, job_role_id, city_id, ratings)
  where state in ('published', 'hidden', 'removed');
