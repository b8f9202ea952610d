-- A search reads a few thousand rows at most: helpers take longer to start than they save. It is dearer than a comparison,
-- so that an index of words is preferred to working the words out along another.
alter function content.found_by(text, text, smallint, integer, smallint) cost 10 parallel restricted;
