-- Few of very many reviews may be of a department: as those of a role or of a city, they are not looked for along a whole order.
create index review_department on content.review (company_id, department, published_on desc, id desc)
  include (state, employment_status, recommended, score, star, job_role_id, city_id, ratings)
  where state in ('published', 'hidden', 'removed');
