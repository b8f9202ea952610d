-- Few of very many reviews may be of a role or of a city: they are not looked for along a whole order.
create index review_role on content.review (company_id, job_role_id, published_on desc, id desc)
  include (state, employment_status, recommended, score, star, city_id, ratings)
  where state in ('published', 'hidden', 'removed');
create index review_city on content.review (company_id, city_id, published_on desc, id desc)
  include (state, employment_status, recommended, score, star, job_role_id, ratings)
  where state in ('published', 'hidden', 'removed');
