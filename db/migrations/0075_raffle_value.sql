-- What a draw is decided by beside its seed: a value that others published after the month's entries had closed.
-- It takes the place of the witness's words in the same sum, so that earlier draws can still be drawn again.
alter table content.raffle_month rename column witness to public_value;
alter table content.raffle_month add column public_day date, add column public_source text;
update content.raffle_month set public_day = drawn_on, public_source = 'the witness of the draw' where state = 'drawn';
