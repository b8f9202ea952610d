-- Words of listed companies' names.
create table content.search_word (
  word text collate "C" primary key,
  uses integer not null
);

-- The spellings that lead to them: each word with a letter left out; for long words also, after '~', the first seven letters
-- with up to two left out.
create table content.search_typo (
  typo text collate "C" not null,
  word text collate "C" not null,
  primary key (typo, word)
);
