-- A salary names no cell in which fewer than three published reviews could be its own: then the department alone, or neither.
alter table content.salary alter column department drop not null, alter column job_type drop not null;
update content.salary s set job_type = null
where (
  select count(*) from content.review r
  where r.company_id = s.company_id and r.department = s.department and r.job_type = s.job_type and r.state = 'published') < 3;
update content.salary s set department = null
where s.job_type is null and (
  select count(*) from content.review r
  where r.company_id = s.company_id and r.department = s.department and r.state = 'published') < 3;
