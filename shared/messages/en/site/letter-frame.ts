import type { letterFrame as id } from '../../id/site/letter-frame.ts'

/**
 * Texts around the content of every HTML mail. The preview does not mention the content, because lock screens show it.
 */
export const letterFrame: typeof id = {
  preview: 'Open it to read it.',
  opening: name =>
    `From ${name}. The first lines say nothing of what is inside, because a lock screen may show them. It begins below.`,
}
