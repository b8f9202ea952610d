-- What was asked of any company is found by its words.
create index question_words on content.question using gin (to_tsvector('simple', body)) where state = 'published';
