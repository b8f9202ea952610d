import type { letterFrame as id } from '../../id/site/letter-frame.ts'

/** What stands around every letter as mail programs draw it. A lock screen shows the preview: it says nothing of what is inside. */
export const letterFrame: typeof id = {
  preview: 'Open it to read it.',
  opening: name =>
    `From ${name}. The first lines say nothing of what is inside, because a lock screen may show them. It begins below.`,
}
