import type { Block, PageText } from '#shared/contract/library/library.ts'
import type { legal } from '#shared/messages/id/library/legal.ts'
import { RETENTION_KEYS, RETENTION } from '#shared/rules/kept/retention.ts'
import type { Site } from '#shared/site.ts'

type Words = Pick<typeof legal, 'carriers' | 'operator' | 'kept'>

/** The privacy policy of this installation: operator and senders of sign-in codes depend on its settings. */
export function privacyOf(
  text: PageText,
  { carriers, operator: operatorWords, kept }: Words,
  { whatsapp, operator }: Pick<Site, 'whatsapp' | 'operator'>,
): PageText {
  const sent = whatsapp === 'meta' ? [carriers.email, carriers.meta] : [carriers.email]
  const carriedBy = whatsapp === 'inbox' ? [carriers.inbox] : sent
  const runBy = operator ? operatorOf(operatorWords, operator) : [operatorWords.demo]
  const sections = text.sections.flatMap(one => {
    if (one.id === 'akun') return [one, { ...carriers.section, blocks: carriedBy.map(paragraph) }]
    if (one.id !== 'lama') return [one]
    return [
      { ...one, blocks: [...one.blocks, retained(kept)] },
      { ...operatorWords.section, blocks: runBy.map(paragraph) },
    ]
  })
  return { ...text, sections }
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', runs: [{ text }] })

const operatorOf = (
  words: Words['operator'],
  { name, email, pse }: NonNullable<Site['operator']>,
): string[] => (pse ? [words.is(name, email), words.registered(pse)] : [words.is(name, email)])

/** Retention periods, from the same constants with which the program deletes data. */
const retained = ({ lines, bases, line, days, years }: Words['kept']): Block => ({
  kind: 'list',
  ordered: false,
  items: RETENTION_KEYS.map(key => {
    const term = RETENTION[key]
    const period = 'days' in term ? days(term.days) : years(term.years)
    return [{ text: line(lines[key](period), bases[term.basis]) }]
  }),
})
