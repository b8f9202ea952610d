/** Where somebody is who reads an article: the first four are the doors of the page on careers. */
export const SITUATIONS = ['offer', 'unpaid', 'first-job', 'change', 'pay', 'safety'] as const
export type Situation = (typeof SITUATIONS)[number]
export const DOORS = ['offer', 'unpaid', 'first-job', 'change'] as const satisfies Situation[]
export type Door = (typeof DOORS)[number]

/** What questions are about, in their order on the page and in `db/seed/faqs`. */
export const FAQ_TOPICS = ['reading', 'writing', 'pay', 'companies', 'applying', 'law'] as const
export type FaqTopic = (typeof FAQ_TOPICS)[number]

/** Where a version of an article is in its life, and what the team does with one. */
export const POST_STATES = ['draft', 'scheduled', 'published', 'replaced'] as const
export type PostState = (typeof POST_STATES)[number]
export const POST_ACTS = ['draft', 'publish', 'schedule'] as const
export type PostAct = (typeof POST_ACTS)[number]

/** The same of an answered question, which waits for no day. */
export const FAQ_STATES = ['draft', 'published', 'replaced'] as const satisfies PostState[]
export type FaqState = (typeof FAQ_STATES)[number]
export const FAQ_ACTS = ['draft', 'publish'] as const satisfies PostAct[]
