-- By pay, the highest first, those that say none come last.
create index vacancy_pay_order on content.vacancy (coalesce(monthly, -1), id) where state = 'open';
