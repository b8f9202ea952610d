import type { FaqTopic, Situation } from '#shared/contract/library/keys.ts'

const situations: Record<Situation, string> = {
  offer: 'Got an offer',
  unpaid: 'Not been paid',
  'first-job': 'First job',
  change: 'Want to move on',
  pay: 'Pay, worked out',
  safety: 'Applying safely',
}

const topics: Record<FaqTopic, string> = {
  reading: 'Reading and believing',
  writing: 'Writing and anonymity',
  pay: 'Pay',
  companies: 'Companies and claiming',
  applying: 'Applying',
  law: 'Law of work',
}

/** Texts of the room `library`: articles, and questions that the team answers. */
export const library = {
  situations,
  checked: (day: string) => `Checked ${day}`,
  stale: (day: string) => `Not checked again since ${day}`,
  minutes: (minutes: string) => `${minutes} min read`,
  articles: {
    title: 'Articles',
    headTitle: 'Articles on work and pay in Indonesia',
    headOf: (situation: string) => `Articles: ${situation}`,
    description:
      'Job offers, late wages, THR, minimum wages, a first contract: explained with figures, sources and the day on which they were checked.',
    lead: 'Steps, figures and rules as they stand today, each with its sources and the day on which it was checked.',
    filter: 'Choose where you are',
    all: 'All',
    none: 'No article here yet.',
    pages: 'Pages of articles',
  },
  article: {
    contents: 'Contents',
    sources: 'Sources',
    sourceCount: (count: string) => `${count} sources`,
    seen: (day: string) => `Seen on ${day}`,
    advice: 'This is information, not legal advice for your case.',
    next: 'Read next',
    table: 'Table, can be scrolled sideways',
  },
  faq: {
    title: 'Questions and answers',
    headTitle: 'Questions and answers: reviews, anonymity, pay, law of work',
    description:
      'Answers on reading and writing reviews, anonymity, pay, claiming a company, and the law of work in Indonesia.',
    lead: 'What people ask most about this site, and about their rights at work.',
    search: 'Search the answers',
    submit: 'Search',
    found: (found: string, q: string) => `Answers that contain “${q}”: ${found}.`,
    none: (q: string) => `No answer contains “${q}”.`,
    all: 'Show all questions',
    topics,
  },
}
