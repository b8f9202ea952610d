import { messageMails as en } from '#shared/messages/en/questions/question-mails.ts'
import { messageMails as id } from '#shared/messages/id/questions/question-mails.ts'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { sendDigest } from '#server/owner-desk/digest.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import type { Parts } from '#server/platform/parts.ts'
import { writeToAsker } from './askers/askers.ts'
import type { MessageNews } from './moves/moves.ts'
import { listUnanswered } from './store.ts'

const MAILS = { id, en }

/** Informs the author of a question or an answer, if they left an address. */
export const notifyAsker = (parts: Parts, message: MessageNews): Promise<void> =>
  writeToAsker(parts, message.id, message.once, (locale, stop) =>
    newsLetter(message, { locale, stop, origin: parts.config.publicUrl }),
  )

/** Informs owners every morning of the number of questions that appeared the day before. */
export async function sendQuestionDigests(parts: Parts): Promise<void> {
  const day = addDays(dayOf(parts.clock.now()), -1)
  for (const { company_id, count } of await listUnanswered(parts.db.content, day))
    await sendDigest(parts, company_id, { kind: 'questions', on: day }, ({ questions }, locale, stop) => ({
      subject: questions.subject,
      body: questions.body(count, parts.config.publicUrl + href(locale, 'ownerQuestions'), stop),
    }))
  parts.wake()
}

type NewsContent = Omit<MessageNews, 'id' | 'once'>
type Around = { locale: Locale; stop: string; origin: string }

/** The subject line says nothing of what the mail is about. */
export function newsLetter(
  message: NewsContent,
  { locale, stop, origin }: Around,
): { subject: string; body: string } {
  const words = MAILS[locale]
  const lines = linesOf(words, message)
  const body = [
    lines[0],
    reasonOf(words, message),
    ...lines.slice(1, -1),
    `${lines.at(-1)}:\n${origin}${pageOf(message, locale)}`,
    ...moreOf(words, message, locale).map(([act, page]) => `${act}:\n${origin}${page}`),
    `${words.why}\n${stop}`,
  ]
  return { subject: words.subject, body: body.filter(part => part !== undefined).join('\n\n') }
}

type Words = typeof id

const linesOf = (words: Words, { news, about }: NewsContent): string[] =>
  news === 'answered' || news === 'question_withdrawn' || news === 'question_removed'
    ? words[news]
    : words.news[about][news]

const SEEN: readonly NewsContent['news'][] = ['published', 'returned', 'answered']

const pageOf = ({ news, question_id: id }: NewsContent, locale: Locale): string =>
  SEEN.includes(news) ? href(locale, 'question', { id }) : href(locale, 'ownQuestions')

function reasonOf(words: Words, message: NewsContent): string | undefined {
  if (message.guideline) return words.reason(message.guideline, message.note)
  return isByLaw(message) ? words.law : undefined
}

/** The team removes content that breaks no guideline only if the law demands it. */
const isByLaw = ({ news, guideline }: NewsContent): boolean => news === 'removed' && guideline === null

/** Links to what the reason refers to, and to what the author can do. */
function moreOf(words: Words, message: NewsContent, locale: Locale): [act: string, page: string][] {
  if (message.guideline) return [[words.guideline, `${href(locale, 'guidelines')}#g${message.guideline}`]]
  return isByLaw(message) ? [[words.object, href(locale, 'contact')]] : []
}
