import type { reply as id, replyDesk as idDesk } from '../../id/team/reply.ts'

/** This desk's version of the texts that every desk has. */
export const replyDesk: typeof idDesk = {
  tab: 'Replies',
  title: 'Held replies',
  acts: {
    reply_shown: 'Company reply published',
    reply_rejected: 'Company reply rejected',
  },
  changed: 'The company has just changed it; read it once more.',
  failed: 'The held replies could not be loaded.',
  emptyTitle: 'No reply is held.',
  keys: [
    [['J', '↓'], 'next reply'],
    [['K', '↑'], 'previous reply'],
    [['A'], 'publish'],
    [['1', '…', '6'], 'choose a guideline'],
    [['T'], 'reject under the chosen guideline'],
    [['N'], 'write a note'],
    [['Ctrl', 'Enter'], 'reject, from within the note'],
    [['Esc'], 'leave the note'],
    [['L'], 'skip'],
    [['U'], 'undo the last decision'],
    [['?'], 'this list'],
  ],
}

/** Further texts of this desk; part of `team`. */
export const reply: typeof id = {
  kicker: 'Company reply',
  title: company => `Reply by ${company}`,
  order: 'oldest first',
  hunts: 'looks for the author',
  why: 'This reply seems to look for, guess at or threaten the review’s author; if it does, reject it under guideline 1.',
  whyMarked: 'Screening marked some of its words; publish it if nothing is broken.',
  answers: 'The review it answers',
  note: 'Note to the company',
  noteHint: 'Read in the company’s area, together with the guideline.',
  decision: 'Decision',
  logged: 'The team’s history notes the guideline, the week and who decided; the company is not told who.',
  show: 'Publish',
  shown: 'The reply has been published.',
  rejected: guideline => `Rejected, guideline ${guideline}.`,
}
