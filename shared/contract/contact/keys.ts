// Apart from the schemas, so that no browser gets their library.

/** What people ask of those who run the site, each with a desk and a clock of its own. */
export const INQUIRY_TOPICS = ['contact', 'takedown', 'right'] as const
export type InquiryTopic = (typeof INQUIRY_TOPICS)[number]

/** What is wrong with what stands here. */
export const TAKEDOWN_CLASSES = [
  'person',
  'defamation',
  'personal_data',
  'court_order',
  'copyright',
  'other',
] as const
export type TakedownClass = (typeof TAKEDOWN_CLASSES)[number]
/** Who asks for it; `authority_urgent` by an order that cannot wait. */
export const TAKEDOWN_ASKERS = ['person', 'company', 'authority', 'authority_urgent'] as const
export type TakedownAsker = (typeof TAKEDOWN_ASKERS)[number]

/** What somebody may ask about their own data. */
export const DATA_RIGHTS = ['access', 'correction', 'restriction', 'objection', 'erasure'] as const
export type DataRight = (typeof DATA_RIGHTS)[number]

/** Of which kind it is; who writes to us says none. */
export const INQUIRY_CLASSES = ['message', ...TAKEDOWN_CLASSES, ...DATA_RIGHTS] as const
export type InquiryClass = (typeof INQUIRY_CLASSES)[number]

/** How it ended. */
export const INQUIRY_OUTCOMES = ['answered', 'dropped', 'upheld', 'refused'] as const
export type InquiryOutcome = (typeof INQUIRY_OUTCOMES)[number]

export const INQUIRY_TEXT = { min: 20, max: 4000 }
export const MOST_EVIDENCE = 5
/** The public figures say nothing smaller. */
export const LEAST_COUNTED = 5
