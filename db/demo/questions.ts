/** Questions and answers in both languages; some are pending. */
import { companyFiles, type Entry, getField, numberIn, partsOf } from './company-files.ts'
import type { DemoAnswerText, DemoLocale, DemoQuestion } from './types.ts'

export const demoQuestions = (): DemoQuestion[] =>
  companyFiles().flatMap(({ slug, sections }) =>
    (sections.Questions ?? []).map(entry => readQuestion(slug, entry)),
  )

function readQuestion(company: string, entry: Entry): DemoQuestion {
  const [author_type, locale, ago, state] = partsOf(getField(entry, 'asked'))
  const day = -numberIn(ago)
  const question = { day, locale: locale as DemoLocale }
  return {
    ...question,
    company,
    state: state === 'pending' ? 'pending' : 'published',
    author_type: author_type as DemoQuestion['author_type'],
    text: entry.title,
    answers: entry.fields
      .filter(([key]) => key !== 'asked')
      .map(([key, text]) => readAnswer(question, partsOf(key), text)),
  }
}

/** An answer is in its question's language by default. */
function readAnswer(
  { day, locale }: Pick<DemoQuestion, 'day' | 'locale'>,
  [author_type, later, helpful, ...more]: string[],
  text: string,
): DemoAnswerText {
  return {
    state: more.includes('pending') ? 'pending' : 'published',
    day: day + numberIn(later),
    locale: more.includes('en') ? 'en' : more.includes('id') ? 'id' : locale,
    author_type: author_type as DemoAnswerText['author_type'],
    text,
    helpful: numberIn(helpful),
  }
}
