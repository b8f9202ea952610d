// Separate from the schemas, so that the browser bundle does not include the schema library.

/** Kinds of inquiries to the operator, each with its own desk and deadline. */
export const INQUIRY_TOPICS = ['contact', 'takedown', 'right'] as const
export type InquiryTopic = (typeof INQUIRY_TOPICS)[number]

/** Grounds of a takedown request. */
export const TAKEDOWN_CLASSES = [
  'person',
  'defamation',
  'personal_data',
  'court_order',
  'copyright',
  'other',
] as const
export type TakedownClass = (typeof TAKEDOWN_CLASSES)[number]
/** Who requests it; `authority_urgent` is an order with a short deadline. */
export const TAKEDOWN_ASKERS = ['person', 'company', 'authority', 'authority_urgent'] as const
export type TakedownAsker = (typeof TAKEDOWN_ASKERS)[number]

/** The rights of data subjects. */
export const DATA_RIGHTS = ['access', 'correction', 'restriction', 'objection', 'erasure'] as const
export type DataRight = (typeof DATA_RIGHTS)[number]

/** The class of an inquiry; a contact message always has the class `message`. */
export const INQUIRY_CLASSES = ['message', ...TAKEDOWN_CLASSES, ...DATA_RIGHTS] as const
export type InquiryClass = (typeof INQUIRY_CLASSES)[number]

export const INQUIRY_OUTCOMES = ['answered', 'dropped', 'upheld', 'refused'] as const
export type InquiryOutcome = (typeof INQUIRY_OUTCOMES)[number]

export const INQUIRY_TEXT = { min: 20, max: 4000 }
export const MOST_EVIDENCE = 5
/** The public figures show no smaller count. */
export const LEAST_COUNTED = 5
