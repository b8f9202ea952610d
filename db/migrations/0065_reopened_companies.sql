-- A declined company goes back to the editors when an author writes its review anew. Until now only the review
-- did, and stood on no desk.
update content.company c set status = 0
  where status = 3 and exists (select 1 from content.review r where r.company_id = c.id and r.state = 'pending');
update content.company_stats s set status = 0 from content.company c where c.id = s.company_id and c.status = 0 and s.status = 3;
