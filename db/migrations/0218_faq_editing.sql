-- The team writes versions of answered questions, too: on which day, and who; nothing where it came with the program.
alter table content.faq
  add column made_on date,
  add column staff_id uuid;
