/** Situation of an article's reader; the first four are the entries of the careers page. */
export const SITUATIONS = ['offer', 'unpaid', 'first-job', 'change', 'pay', 'safety'] as const
export type Situation = (typeof SITUATIONS)[number]
export const DOORS = ['offer', 'unpaid', 'first-job', 'change'] as const satisfies Situation[]
export type Door = (typeof DOORS)[number]

/** Topics of answered questions, in the order of the page and of `db/seed/faqs`. */
export const FAQ_TOPICS = ['reading', 'writing', 'pay', 'companies', 'applying', 'law'] as const
export type FaqTopic = (typeof FAQ_TOPICS)[number]

/** Pages whose whole text is a Markdown file, `shared/messages/<language>/library/<name>.md`. */
export const PAGE_TEXTS = [
  'terms',
  'privacy',
  'about',
  'how-scores-work',
  'how-we-check',
  'developers',
] as const
export type PageTextName = (typeof PAGE_TEXTS)[number]

/** States of an article's version, and the team's actions on it. */
export const POST_STATES = ['draft', 'scheduled', 'published', 'replaced'] as const
export type PostState = (typeof POST_STATES)[number]
export const POST_ACTS = ['draft', 'publish', 'schedule'] as const
export type PostAct = (typeof POST_ACTS)[number]

/** The same for an answered question, which cannot be scheduled. */
export const FAQ_STATES = ['draft', 'published', 'replaced'] as const satisfies PostState[]
export type FaqState = (typeof FAQ_STATES)[number]
export const FAQ_ACTS = ['draft', 'publish'] as const satisfies PostAct[]
