/** Questions and answers, both languages; some still wait for the team. */
import { type QuestionText, QUESTION_TEXTS } from './texts/questions.ts'
import type { DemoQuestion } from './types.ts'

const toQuestion = ([
  company,
  locale,
  author_type,
  day,
  text,
  answers,
  waits,
]: QuestionText): DemoQuestion => ({
  company,
  state: waits ? 'pending' : 'published',
  day,
  locale,
  author_type,
  text,
  answers: answers.map(([author, after, answer, helpful, pending]) => ({
    state: pending ? 'pending' : 'published',
    day: Math.min(-1, day + after),
    // Answers come in the question's language, save where they say otherwise.
    locale: answer.startsWith('EN ') ? 'en' : locale,
    author_type: author,
    text: answer.replace(/^EN /, ''),
    helpful,
  })),
})

export const demoQuestions = (): DemoQuestion[] => QUESTION_TEXTS.map(toQuestion)
