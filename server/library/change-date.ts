import type { PostText } from './store.ts'

/** The parts whose change counts as a change of the text for search engines. */
const READ = ['title', 'description', 'body', 'sources'] as const satisfies (keyof PostText)[]

/** The day on which readers first see a text in this form; `before` is the version that they read until `day`. */
export const changedOn = (
  before: (PostText & { changed_on: string | null }) | undefined,
  text: Pick<PostText, (typeof READ)[number]>,
  day: string,
): string =>
  before?.changed_on && READ.every(part => JSON.stringify(before[part]) === JSON.stringify(text[part]))
    ? before.changed_on
    : day
