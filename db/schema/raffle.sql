-- The raffle. A ticket is a random token with a signature that the server gave without seeing the token (the keys that sign are at the
-- end of this file), so nothing here can be matched with a review or an account. No column is finer than a day.

-- A month's raffle. Its seed is made with it: the hash stands on the page from the first day, the seed after the draw.
create table content.raffle_month (
  month text primary key check (month ~ '^\d{4}-\d{2}$'),
  state text not null default 'open' check (state in ('open', 'closed', 'drawn')),
  contact_public bytea not null,
  contact_private_sealed bytea,
  seed_sealed bytea not null,
  seed_hash bytea not null,
  seed bytea,
  -- What a draw is decided by beside its seed: a value that others published after the month's entries had closed.
  public_value text,
  public_day date,
  public_source text,
  -- The numbers that took part, 32 bytes each, kept when the entries themselves are gone.
  entries bytea,
  winners integer,
  drawn_on date
);

-- Tokens that were used, as hashes.
create table content.raffle_spent (
  month text not null,
  token_hash bytea not null,
  primary key (month, token_hash)
);

-- Who takes part: a number that the holder of the token can compute, and a contact that only the draw opens.
create table content.raffle_entry (
  month text not null,
  entry bytea not null,
  sealed bytea not null,
  primary key (month, entry)
);

-- The key that blindly signs a month's raffle tickets.
create table content.raffle_key (
  month text primary key check (month ~ '^\d{4}-\d{2}$'),
  public_jwk jsonb not null,
  -- Gone once the month is drawn: then nobody can sign for it any more.
  private_sealed bytea
);
