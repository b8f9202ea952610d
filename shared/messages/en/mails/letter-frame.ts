import type { letterFrame as id } from '../../id/mails/letter-frame.ts'

/** What stands around every letter as mail programs draw it. A lock screen shows the preview: it says nothing of what is inside. */
export const letterFrame: typeof id = {
  preview: 'Open it to read it.',
  open: 'Open the page',
}
