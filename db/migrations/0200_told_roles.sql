-- Which roles, and roles in which cities, reviews tell of: read as a whole for the list of positions.
create index company_facet_told on content.company_facet (job_role_id, city_id) include (company_id, review_count)
  where review_count >= 3 and job_role_id <> '';
