// Separate from the schemas, so that the browser bundle does not include the schema library.

/** Reasons for a removal other than a guideline: a request about the content is being examined, or the law requires it. */
export const REMOVED_FOR = ['request', 'law'] as const
export type RemovedFor = (typeof REMOVED_FOR)[number]
/** Who removed the content, or why; the stub states it. */
export const STUBS = ['owner', 'team', ...REMOVED_FOR] as const
export type StubBy = (typeof STUBS)[number]
