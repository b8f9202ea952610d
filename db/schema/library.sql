-- Articles and answered questions. A row is one version of a text in one language: a change adds the next version, so
-- that the text shown on any day can be reconstructed.

create table content.post (
  -- The same in both languages.
  key text not null check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  locale text not null check (locale in ('id', 'en')),
  version integer not null check (version > 0),
  state text not null check (state in ('draft', 'scheduled', 'published', 'replaced')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  situation text not null check (situation in ('offer', 'unpaid', 'first-job', 'change', 'pay', 'safety')),
  title text not null,
  description text not null,
  -- Markdown; server/library/blocks.ts defines the supported elements.
  body text not null,
  -- Keys of related articles.
  related text[] not null,
  -- A list of { title, where, read_on }.
  sources jsonb not null,
  published_on date not null,
  reviewed_on date not null,
  -- The day on which readers first saw the present text; a new review date or slug alone does not change it. Set only
  -- for versions that are or will be published.
  changed_on date,
  -- Hash of the seed for texts that come with the program: a changed seed adds the next version, unless the team has
  -- edited the text.
  seed text,
  -- The day on which a member of the team wrote it, and who; null for a seed.
  made_on date,
  staff_id uuid,
  -- The day on which a scheduled version replaces the previous one.
  appears_on date,
  primary key (key, locale, version),
  constraint post_scheduled check ((state = 'scheduled') <= (appears_on is not null))
);
create unique index post_read on content.post (key, locale) where state = 'published';
create unique index post_address on content.post (locale, slug) where state = 'published';
create index post_due on content.post (appears_on) where state = 'scheduled';

create table content.faq (
  locale text not null check (locale in ('id', 'en')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  version integer not null check (version > 0),
  state text not null check (state in ('draft', 'published', 'replaced')),
  topic text not null check (topic in ('reading', 'writing', 'pay', 'companies', 'applying', 'law')),
  -- Its position within the topic.
  place integer not null,
  question text not null,
  answer text not null,
  seed text,
  made_on date,
  staff_id uuid,
  primary key (locale, slug, version)
);
create unique index faq_read on content.faq (locale, slug) where state = 'published';
