-- The raffle. A ticket is a random token with a blind signature: the server signs without seeing the token (the
-- signing keys are at the end of this file), so nothing here can be matched with a review or an account. No column is
-- finer than a day.

-- A month's raffle. Its seed is generated with it: the page shows its hash from the first day, and the seed after the
-- draw.
create table content.raffle_month (
  month text primary key check (month ~ '^\d{4}-\d{2}$'),
  state text not null default 'open' check (state in ('open', 'closed', 'drawn')),
  contact_public bytea not null,
  contact_private_sealed bytea,
  seed_sealed bytea not null,
  seed_hash bytea not null,
  seed bytea,
  -- The draw's second input besides the seed: a value that a third party published after the month's entries had
  -- closed.
  public_value text,
  public_day date,
  public_source text,
  -- The hashes of all entries, 32 bytes each, kept after the entries themselves are deleted.
  entries bytea,
  winners integer,
  drawn_on date
);

-- Hashes of used tokens.
create table content.raffle_spent (
  month text not null,
  token_hash bytea not null,
  primary key (month, token_hash)
);

-- Entries: a hash that the holder of the token can compute, and a contact that only the draw decrypts.
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
  -- Deleted once the month is drawn, so that nobody can sign for it any more.
  private_sealed bytea
);
