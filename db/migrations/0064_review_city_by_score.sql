-- Most of a company's reviews may be of one city: by score they are read in order, not all found and sorted.
create index review_city_best on content.review (company_id, city_id, score desc, published_on desc, id desc)
  include (state, employment_status, job_role_id) where state in ('published', 'hidden', 'removed');
