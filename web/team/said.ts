import type { Row } from './queue.ts'

/** What was decided, and where it lay in the list. */
export type Made = { row: Row; place: number }
/** What the desk says, and what can be taken back for how long. */
export type Said = { key: number; text: string; made: Made | undefined; seconds: number }
export type Say = (text: string, seconds?: number, made?: Made) => void
