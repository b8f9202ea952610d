-- Companies of whose reviews a role is told: three share it. Most reviews first.
create index company_facet_role on content.company_facet (job_role_id, review_count desc, company_id desc)
  where city_id = '' and review_count >= 3;
