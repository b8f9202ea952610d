import { askedMails as en } from '#shared/messages/en/asking/asked-mails.ts'
import { askedMails as id } from '#shared/messages/id/asking/asked-mails.ts'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { writeToAsker } from '#server/answering/askers/askers.ts'
import type { AskedNews } from '#server/companies/asked/moves.ts'
import type { Parts } from '#server/platform/parts.ts'

const MAILS = { id, en }

/** Whoever left an address hears what became of it. */
export const tellAsker = (parts: Parts, told: AskedNews): Promise<void> =>
  writeToAsker(parts, told.id, told.once, (locale, stop) =>
    askedLetter(told, { locale, stop, origin: parts.config.publicUrl }),
  )

type Told = Omit<AskedNews, 'id' | 'once'>
type Around = { locale: Locale; stop: string; origin: string }

/** Outside a letter says nothing of what it is about. */
export function askedLetter(told: Told, { locale, stop, origin }: Around): { subject: string; body: string } {
  const { subject, why, ...said } = MAILS[locale]
  const isSeen = told.news === 'published' || told.news === 'answered'
  const page = isSeen ? href(locale, 'question', { id: told.question_id }) : href(locale, 'ownQuestions')
  const [before, after] = told.news === 'unasked' ? said.unasked : said.news[told.about][told.news]
  const reason = told.guideline ? said.reason(told.guideline, told.note) : null
  const body = [before, reason, `${after}\n${origin}${page}`, `${why}\n${stop}`]
  return { subject, body: body.filter(part => part !== null).join('\n\n') }
}
