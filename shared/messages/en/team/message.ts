import type {
  answer as idAnswer,
  answerDesk as idAnswerDesk,
  message as idAsked,
  question as idQuestion,
  questionDesk as idQuestionDesk,
} from '../../id/team/message.ts'
import type { Keys } from '../../id/team/team.ts'

const keysOf = (thing: string): Keys => [
  [['J', '↓'], `next ${thing}`],
  [['K', '↑'], `previous ${thing}`],
  [['A'], 'publish'],
  [['1', '…', '6'], 'choose a guideline'],
  [['T'], 'reject under the chosen guideline'],
  [['N'], 'write a note'],
  [['Ctrl', 'Enter'], 'reject, from within the note'],
  [['Esc'], 'leave the note'],
  [['L'], 'skip'],
  [['U'], 'undo the last decision'],
  [['?'], 'this list'],
]

/** The versions for questions and answers of the texts that every desk has. */
export const questionDesk: typeof idQuestionDesk = {
  tab: 'Questions',
  title: 'Waiting questions',
  acts: {
    question_shown: 'Question published',
    question_rejected: 'Question rejected',
    question_removed: 'Question removed',
  },
  changed: 'Its author has just changed it; read it once more.',
  failed: 'The questions could not be loaded.',
  emptyTitle: 'No question is waiting.',
  keys: keysOf('question'),
}
export const answerDesk: typeof idAnswerDesk = {
  tab: 'Answers',
  title: 'Waiting answers',
  acts: {
    answer_shown: 'Answer published',
    answer_rejected: 'Answer rejected',
    answer_removed: 'Answer removed',
  },
  changed: 'Its author has just changed it; read it once more.',
  failed: 'The answers could not be loaded.',
  emptyTitle: 'No answer is waiting.',
  keys: keysOf('answer'),
}

/** Further texts of these desks; part of `team`. */
export const message: typeof idAsked = {
  order: 'oldest week first',
  marked: 'marked',
  ofCompany: 'for the company',
  answers: 'The question it answers',
  why: 'Words that screening marked are not necessarily wrong.',
  note: 'Note to its author',
  noteHint: 'Read with the code, and sent where an address was left.',
  decision: 'Decision',
  show: 'Publish',
  logged: 'The team’s history notes the guideline, the week and who decided.',
}
export const question: typeof idQuestion = {
  kicker: 'Question',
  title: company => `Question to ${company}`,
  shown: 'The question has been published.',
  rejected: guideline => `Rejected, guideline ${guideline}.`,
}
export const answer: typeof idAnswer = {
  kicker: 'Answer',
  title: company => `Answer about ${company}`,
  shown: 'The answer has been published.',
  rejected: guideline => `Rejected, guideline ${guideline}.`,
}
