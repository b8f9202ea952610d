import type { questions as id } from '../../id/questions/questions.ts'

const counted = (count: string, one: string) => `${count} ${count === '1' ? one : `${one}s`}`

export const questions: typeof id = {
  sorts: { newest: 'Newest', oldest: 'Oldest', helpful: 'Most helpful' },
  authors: {
    employee: 'Employee',
    former_employee: 'Former employee',
    working_student: 'Working student',
    intern: 'Intern',
    freelancer: 'Freelancer',
    friend_or_family: 'Friend or family of an employee',
    employer: 'Employer',
    undisclosed: 'Not said',
    interested: 'Interested person',
    owner: 'Owner',
  },
  unverified: author => `${author} (unverified)`,
  title: 'Questions',
  head: {
    company: company => `Questions about ${company}`,
    description: company =>
      `What people ask about working at ${company}, and answers from those who know it.`,
  },
  search: { label: 'Search questions', example: 'overtime', submit: 'Search' },
  sort: 'Sort',
  count: count => counted(count, 'question'),
  answered: count => `, ${count} answered`,
  holds: q => ` with “${q}”`,
  pages: 'Pages of questions',
  answers: count => counted(count, 'answer'),
  helpful: count => `helped ${count} ${count === '1' ? 'person' : 'people'}`,
  unanswered: 'No answer yet.',
  note: 'Questions and answers appear without anybody’s address, and of their time only the month.',
  none: company => `No questions about ${company} yet.`,
  noneHint: 'Much of what people want to know is already in the reviews.',
  nothing: q => `No question or answer has “${q}”.`,
  reviews: 'Read reviews',
  all: 'All questions',
  ask: 'Ask a question',
  askBar: 'Ask the people who work here',
  own: 'My questions and answers',
  of: company => `All questions about ${company}`,
  report: 'Report this question',
  company: 'The company’s answer',
  more: count => `See ${count} more`,
  stub: {
    question: {
      team: 'The team removed this question.',
      request: 'This question is not shown while a request about it is examined.',
      law: 'This question was taken down at a legal request.',
      owner: 'The company removed this question from its page.',
    },
    answer: {
      team: 'The team removed this answer.',
      request: 'This answer is not shown while a request about it is examined.',
      law: 'This answer was taken down at a legal request.',
      owner: 'The company removed this answer from its page.',
    },
    guideline: number => `The reason: community guideline ${number}`,
  },
}
