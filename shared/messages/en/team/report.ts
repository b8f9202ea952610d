import type { report as id, reportDesk as idDesk } from '../../id/team/report.ts'

/** This desk's version of the texts that every desk has. */
export const reportDesk: typeof idDesk = {
  tab: 'Reports',
  title: 'Reports from readers',
  acts: {
    upheld: 'Report upheld',
    dismissed: 'Report dismissed',
    comment_removed: 'Salary comment removed',
  },
  failed: 'The reports could not be loaded.',
  emptyTitle: 'No reports.',
  keys: [
    [['J', '↓'], 'next report'],
    [['K', '↑'], 'previous report'],
    [['1', '…', '6'], 'choose the guideline that was broken'],
    [['T'], 'remove the review or comment'],
    [['B'], 'keep it published'],
    [['L'], 'skip'],
    [['U'], 'undo the last decision'],
    [['?'], 'this list'],
  ],
}

/** Further texts of this desk; part of `team`. */
export const report: typeof id = {
  about: company => `Review of ${company}`,
  asSeen: 'This is how readers see it.',
  review: 'Review',
  title: 'Report',
  says: 'According to the reporter',
  names: guideline => `Guideline ${guideline}`,
  numbered: (guideline, name) => `Guideline ${guideline}: ${name}`,
  words: 'Their explanation',
  noWords: 'No explanation.',
  times: times => `${times}×`,
  counted: times => `${times} reports with this reason, without explanations.`,
  received: 'Received',
  uphold: 'Remove the review',
  upholdBy: guideline => `Remove the review, guideline ${guideline}`,
  dismiss: 'Keep it published',
  flags: { run: 'run of marks' },
  flagged: {
    run: 'Nobody reported this review: more people marked it helpful within an hour than readers usually do.',
  },
  history: 'History of this review',
  upholdTells: guideline =>
    `After that, readers only see that the team removed it under guideline ${guideline}.`,
  upheld: (company, guideline) => `The review of ${company} has been removed, guideline ${guideline}.`,
  dismissed: 'The report is closed; the review stays published.',
  ofComment: {
    about: company => `Salary comment on ${company}`,
    review: 'Comment',
    uphold: 'Remove the comment',
    upholdBy: guideline => `Remove the comment, guideline ${guideline}`,
    history: 'History of this comment',
    logged:
      'The comment records the guideline, the week, and that the team decided; your name is only in the team’s history.',
    upholdTells: () => 'After that, readers only see that the team removed it. Its figure keeps counting.',
    upheld: (company, guideline) =>
      `The salary comment on ${company} has been removed, guideline ${guideline}.`,
    dismissed: 'The report is closed; the comment stays.',
  },
  ofQuestion: {
    about: company => `Question about ${company}`,
    review: 'Question',
    uphold: 'Remove the question',
    upholdBy: guideline => `Remove the question, guideline ${guideline}`,
    history: 'History of this question',
    logged:
      'The question records the guideline, the week, and that the team decided; your name is only in the team’s history.',
    upholdTells: guideline =>
      `After that readers only see that the team removed it under guideline ${guideline}.`,
    upheld: (company, guideline) => `Question about ${company} removed, guideline ${guideline}.`,
    dismissed: 'The report is closed, the question stays.',
  },
  ofAnswer: {
    about: company => `Answer about ${company}`,
    review: 'Answer',
    uphold: 'Remove the answer',
    upholdBy: guideline => `Remove the answer, guideline ${guideline}`,
    history: 'History of this answer',
    logged:
      'The answer records the guideline, the week, and that the team decided; your name is only in the team’s history.',
    upholdTells: guideline =>
      `After that readers only see that the team removed it under guideline ${guideline}.`,
    upheld: (company, guideline) => `Answer about ${company} removed, guideline ${guideline}.`,
    dismissed: 'The report is closed, the answer stays.',
  },
}
