-- Why something is not shown that broke no guideline: `request` while a request about it is examined, `law` where the law demands it.
alter table content.review add column removed_for text check (removed_for in ('request', 'law'));
alter table content.review_reply add column removed_for text check (removed_for in ('request', 'law'));
alter table content.question add column removed_for text check (removed_for in ('request', 'law'));
alter table content.answer add column removed_for text check (removed_for in ('request', 'law'));
alter table content.pay_comment add column removed_for text check (removed_for in ('request', 'law'));

-- What is examined is not removed: a company's figures count it with what the team still reads.
create or replace view content.integrity_review as
  select company_id, case when removed_for = 'request' and state = 'removed' then 'pending' else state end as state
  from content.review where state in ('pending', 'approved', 'rejected', 'hidden', 'removed', 'withdrawn');
