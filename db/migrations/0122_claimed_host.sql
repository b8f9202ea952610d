-- Websites that an editor wrote while somebody asked to speak for the company: maybe the claim's own words, so no proof of its
-- mailbox. The proof counts again where the company's website is another one since.
create table content.claimed_host (
  company_id uuid primary key,
  host text not null
);
