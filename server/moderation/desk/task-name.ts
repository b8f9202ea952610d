import type { DeskSubject } from '#shared/contract/moderation/desk-subjects.ts'

/** The kind of the tasks that carry out decisions. */
export const taskKind = (subject: DeskSubject): string => `decide-${subject}`

/** An item has one decision at a time. The room `reviews` uses this name for a review too. */
export const taskName = (subject: DeskSubject, id: string): string => `${taskKind(subject)}:${id}`
