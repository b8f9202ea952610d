import type { askedMails as id } from '../../id/asking/asked-mails.ts'

export const askedMails: typeof id = {
  subject: 'There is news for you',
  why: 'You get this because you left an address when you asked or answered. Stop news like this, without signing in:',
  reason: (guideline, note) =>
    `The reason: community guideline ${guideline}.${note === null ? '' : `\nThe team’s note: ${note}`}`,
  unasked: [
    'The question that you answered was withdrawn by its asker, so your answer is no longer shown.',
    'See where it stands with the code that you kept:',
  ],
  news: {
    question: {
      published: ['Your question has appeared.', 'Read it here:'],
      rejected: ['Your question cannot appear yet.', 'You can change it with the code that you kept:'],
      examined: [
        'Your question is not shown while a request about it is examined.',
        'See where it stands with the code that you kept:',
      ],
      removed: ['Your question is no longer shown.', 'See where it stands with the code that you kept:'],
      taken_off: [
        'The company removed your question from its page.',
        'See where it stands with the code that you kept:',
      ],
      answered: ['Your question has a new answer.', 'Read it here:'],
    },
    answer: {
      published: ['Your answer has appeared.', 'Read it here:'],
      rejected: ['Your answer cannot appear yet.', 'You can change it with the code that you kept:'],
      examined: [
        'Your answer is not shown while a request about it is examined.',
        'See where it stands with the code that you kept:',
      ],
      removed: ['Your answer is no longer shown.', 'See where it stands with the code that you kept:'],
      taken_off: [
        'The company removed your answer from its page.',
        'See where it stands with the code that you kept:',
      ],
      answered: ['There is a new answer.', 'Read it here:'],
    },
  },
}
