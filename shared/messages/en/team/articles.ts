import type { PostState } from '#shared/contract/library/keys.ts'
import type { articles as id } from '../../id/team/articles.ts'

const states: Record<PostState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  replaced: 'Replaced',
}

export const articles: typeof id = {
  lead: 'Each time you save, a new version is made. People read the published one until another is published.',
  states,
  languages: { id: 'Indonesian', en: 'English' },
  failed: 'The articles could not be loaded.',
  pick: 'Choose an article',
  pickHint: 'With its language, state and the day it was checked.',
  newOne: 'New article',
  key: 'Key',
  keyHint: 'Small letters with hyphens, such as late-pay. The other language has the same key.',
  keyWrong: 'Small letters, digits and hyphens, 80 at most.',
  language: 'Language',
  start: 'Start writing',
  row: (title: string, language: string, state: string, day: string) =>
    `${title} (${language}, ${state}, checked ${day})`,
  version: (version: string, state: string) => `Version ${version}, ${state}`,
  fields: {
    title: 'Title',
    slug: 'Words in the address',
    description: 'Summary in a sentence',
    situation: 'Where its reader is',
    body: 'Text (Markdown)',
    related: 'Read next',
    sources: 'Sources',
    published_on: 'First published',
    reviewed_on: 'Last checked',
    appears_on: 'Scheduled for',
  },
  bodyHint:
    'Headings with ##, paragraphs, lists, quotations, tables. Links lead to pages of this site only: [words][name], and [name]: /address at the end.',
  relatedHint: 'Keys of other articles, with commas.',
  sourcesHint: 'One a line: title | where it was seen | 2026-11-22.',
  draft: 'Save draft',
  publish: 'Publish',
  schedule: 'Schedule',
  saved: (state: string) => `Saved: ${state}.`,
  notDone: 'Not saved yet. If somebody else has just saved this article, reload the page.',
  preview: 'Preview of the saved version',
  history: 'History',
  made: (version: string, state: string, day: string) => `Version ${version}: ${state}, ${day}`,
  fromProgram: 'from the program',
}
