-- The team writes versions of its own, at once, or for a day.
alter table content.post
  add column made_on date,
  -- Who of the team made it; nobody where it came with the program.
  add column staff_id uuid,
  -- The day on which a scheduled version takes the place of the one before.
  add column appears_on date,
  add constraint post_scheduled check ((state = 'scheduled') <= (appears_on is not null));
create index post_due on content.post (appears_on) where state = 'scheduled';
