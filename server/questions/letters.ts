import { askedMails as en } from '#shared/messages/en/questions/question-mails.ts'
import { askedMails as id } from '#shared/messages/id/questions/question-mails.ts'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { sendDigest } from '#server/owner-desk/digest.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import type { Parts } from '#server/platform/parts.ts'
import { writeToAsker } from './askers/askers.ts'
import type { MessageNews } from './moves/moves.ts'
import { listAskedOn } from './store.ts'

const MAILS = { id, en }

/** Informs the author of a question or an answer, if they left an address. */
export const notifyAsker = (parts: Parts, told: MessageNews): Promise<void> =>
  writeToAsker(parts, told.id, told.once, (locale, stop) =>
    newsLetter(told, { locale, stop, origin: parts.config.publicUrl }),
  )

/** Informs owners every morning of the number of questions that appeared the day before. */
export async function sendQuestionDigests(parts: Parts): Promise<void> {
  const day = addDays(dayOf(parts.clock.now()), -1)
  for (const { company_id, count } of await listAskedOn(parts.db.content, day))
    await sendDigest(parts, company_id, { kind: 'questions', on: day }, ({ questions }, locale, stop) => ({
      subject: questions.subject,
      body: questions.body(count, parts.config.publicUrl + href(locale, 'ownerQuestions'), stop),
    }))
  parts.wake()
}

type Told = Omit<MessageNews, 'id' | 'once'>
type Around = { locale: Locale; stop: string; origin: string }

/** The subject line says nothing of what the mail is about. */
export function newsLetter(told: Told, { locale, stop, origin }: Around): { subject: string; body: string } {
  const words = MAILS[locale]
  const said = saidOf(words, told)
  const body = [
    said[0],
    reasonOf(words, told),
    ...said.slice(1, -1),
    `${said.at(-1)}:\n${origin}${pageOf(told, locale)}`,
    ...moreOf(words, told, locale).map(([act, page]) => `${act}:\n${origin}${page}`),
    `${words.why}\n${stop}`,
  ]
  return { subject: words.subject, body: body.filter(part => part !== undefined).join('\n\n') }
}

type Words = typeof id

const saidOf = (words: Words, { news, about }: Told): string[] =>
  news === 'answered' || news === 'unasked' || news === 'gone' ? words[news] : words.news[about][news]

const SEEN: readonly Told['news'][] = ['published', 'returned', 'answered']

const pageOf = ({ news, question_id: id }: Told, locale: Locale): string =>
  SEEN.includes(news) ? href(locale, 'question', { id }) : href(locale, 'ownQuestions')

function reasonOf(words: Words, told: Told): string | undefined {
  if (told.guideline) return words.reason(told.guideline, told.note)
  return isByLaw(told) ? words.law : undefined
}

/** The team removes content that breaks no guideline only if the law demands it. */
const isByLaw = ({ news, guideline }: Told): boolean => news === 'removed' && guideline === null

/** Links to what the reason refers to, and to what the author can do. */
function moreOf(words: Words, told: Told, locale: Locale): [act: string, page: string][] {
  if (told.guideline) return [[words.guideline, `${href(locale, 'guidelines')}#g${told.guideline}`]]
  return isByLaw(told) ? [[words.object, href(locale, 'contact')]] : []
}
