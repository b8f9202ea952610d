-- The team's history names neither the company nor the row of an amount: pay_waiting keeps both closed.
update content.event set company_id = null, subject_id = gen_random_uuid() where subject = 'pay';
