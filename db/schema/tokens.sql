-- The key that blindly signs a month's raffle tickets.
create table content.raffle_key (
  month text primary key check (month ~ '^\d{4}-\d{2}$'),
  public_jwk jsonb not null,
  -- Gone once the month is drawn: then nobody can sign for it any more.
  private_sealed bytea
);
