import type { messageMails as id } from '../../id/questions/question-mails.ts'
import { legal } from '../library/legal.ts'

const { items } = legal.guidelines
const look = ['You can see where it stands with the code that you kept.', 'See where it stands']
const change = 'You can change it with the code that you kept.'

export const messageMails: typeof id = {
  subject: 'There is news for you',
  why: 'You get this because you left an address when you asked or answered. Stop these emails without signing in:',
  reason: (guideline, note) =>
    `The reason: community guideline ${guideline}, “${items[guideline - 1]?.title}”.${note === null ? '' : `\nThe team’s note: ${note}`}`,
  guideline: 'Read the guideline',
  law: 'The reason: we took it down because of a legal request. If you think that this is wrong, you can object.',
  object: 'Object to this',
  answered: ['Your question has a new answer.', 'Read it here'],
  question_withdrawn: [
    'The question that you answered was withdrawn by its asker, so your answer is not shown either.',
    ...look,
  ],
  question_removed: [
    'The question that you answered is no longer shown, so your answer is not shown either.',
    ...look,
  ],
  news: {
    question: {
      published: ['Your question is now public.', 'Read it here'],
      returned: ['Your question is public again.', 'Read it here'],
      rejected: ['Your question cannot appear yet.', change, 'Change your question'],
      examined: ['Your question is not shown while we examine a request about it.', ...look],
      removed: ['Your question is no longer shown.', ...look],
      taken_off: ['The company removed your question from its page.', ...look],
    },
    answer: {
      published: ['Your answer is now public.', 'Read it here'],
      returned: ['Your answer is public again.', 'Read it here'],
      rejected: ['Your answer cannot appear yet.', change, 'Change your answer'],
      examined: ['Your answer is not shown while we examine a request about it.', ...look],
      removed: ['Your answer is no longer shown.', ...look],
      taken_off: ['The company removed your answer from its page.', ...look],
    },
  },
}
