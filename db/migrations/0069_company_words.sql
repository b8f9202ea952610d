-- A row for each word that a listed company is found by, with what searches order, narrow and count by. What has one word lies
-- side by side in the index and is read there alone; in `company_stats` each find has a page of its own.
create table content.company_word (
  word text collate "C" not null,
  -- The company's word before this one: where it begins like what was typed, the company was met there already.
  word_before text collate "C" not null,
  company_id uuid not null,
  name_norm text collate "C" not null,
  city_id text collate "C",
  review_count integer not null,
  best_score integer not null,
  worst_score integer not null,
  listed_on date not null,
  features smallint not null,
  recommends smallint
);

-- Whatever lists, renames, merges or counts a company leaves no word behind. A plan made while the table was empty would go
-- through all of it for each company, and be kept.
create function content.keep_words() returns trigger language plpgsql set enable_seqscan = off
as $$ begin
  if tg_op <> 'INSERT' then
    delete from content.company_word where company_id = old.company_id;
  end if;
  insert into content.company_word (
    word, word_before, company_id, name_norm, city_id, review_count, best_score, worst_score, listed_on, features, recommends)
  select w, coalesce(lag(w) over (order by w collate "C"), ''), new.company_id, new.name_norm, new.city_id, new.review_count,
    new.best_score, new.worst_score, new.listed_on, new.features, new.recommends
  from unnest(string_to_array(new.search_text, ' ')) w where new.status = 1;
  return null;
end $$;
create trigger words_of_new after insert on content.company_stats for each row when (new.status = 1) execute function content.keep_words();
create trigger words_of_gone after delete on content.company_stats for each row execute function content.keep_words();
create trigger words_of_changed after update on content.company_stats for each row
when (
  (old.status, old.search_text, old.name_norm, old.city_id, old.review_count, old.best_score, old.worst_score, old.listed_on, old.features, old.recommends)
  is distinct from
  (new.status, new.search_text, new.name_norm, new.city_id, new.review_count, new.best_score, new.worst_score, new.listed_on, new.features, new.recommends))
execute function content.keep_words();

insert into content.company_word (
  word, word_before, company_id, name_norm, city_id, review_count, best_score, worst_score, listed_on, features, recommends)
select w, coalesce(lag(w) over (partition by company_id order by w collate "C"), ''), company_id, name_norm, city_id, review_count,
  best_score, worst_score, listed_on, features, recommends
from content.company_stats, unnest(string_to_array(search_text, ' ')) w where status = 1;
create index company_word_word on content.company_word (word)
  include (word_before, company_id, name_norm, city_id, review_count, best_score, worst_score, listed_on, features, recommends);
-- A score, share or feature is shown from three reviews on, which few companies of a large directory have.
create index company_word_shown on content.company_word (word)
  include (word_before, company_id, name_norm, city_id, review_count, best_score, worst_score, listed_on, features, recommends)
  where recommends is not null;
create index company_word_company on content.company_word (company_id);
analyze content.company_word;
-- No night need write anew what is written here: all of it has this one transaction, which tells of no author.
insert into content.night (what, seen, own) values ('company_word', pg_snapshot_xmin(pg_current_snapshot()), pg_current_xact_id());
