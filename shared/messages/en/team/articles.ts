import type { articles as id, faqs as idFaqs } from '../../id/team/articles.ts'

export const articles: typeof id = {
  lead: 'People read the published version until another is published.',
  failed: 'The articles could not be loaded.',
  pick: 'Choose an article',
  newOne: 'New article',
  key: 'Key',
  keyHint: 'Small letters with hyphens, such as late-pay. The other language has the same key.',
  row: (title: string, language: string, state: string, day: string) =>
    `${title} (${language}, ${state}, checked ${day})`,
  fields: {
    title: 'Title',
    slug: 'URL slug',
    description: 'Summary in a sentence',
    situation: 'Reader’s situation',
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
}

export const faqs: typeof idFaqs = {
  lead: 'People read the published version until another is published.',
  failed: 'The questions could not be loaded.',
  pick: 'Choose a question',
  newOne: 'New question',
  key: 'URL slug',
  keyHint: 'Small letters with hyphens, such as when-is-thr-paid. They do not change later.',
  row: (title: string, language: string, state: string) => `${title} (${language}, ${state})`,
  fields: { topic: 'Topic', question: 'Question', answer: 'Answer (Markdown)' },
  answerHint:
    'Paragraphs only. Links lead to pages of this site only: [words][name], and [name]: /address at the end.',
}
