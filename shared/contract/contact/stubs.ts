// Apart from the schemas, so that no browser gets their library.

/** Why something is gone that broke no guideline: while a request about it is examined, or because the law demands it. */
export const REMOVED_FOR = ['request', 'law'] as const
export type RemovedFor = (typeof REMOVED_FOR)[number]
/** What a stub says of it: who took it away, or what for. */
export const STUBS = ['owner', 'team', ...REMOVED_FOR] as const
export type StubBy = (typeof STUBS)[number]
