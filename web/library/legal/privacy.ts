import type { LegalText, legal } from '#shared/messages/id/library/legal.ts'
import { KEPT, RETENTION } from '#shared/rules/kept/retention.ts'
import type { Site } from '#shared/site.ts'

type Words = Pick<typeof legal, 'privacy' | 'carriers' | 'operator' | 'kept' | 'duties'>

/** The privacy policy of this installation: who runs it and who carries sign-in codes depends on its settings. */
export function privacyOf(
  { privacy, carriers, operator: says, kept, duties }: Words,
  { whatsapp, operator }: Pick<Site, 'whatsapp' | 'operator'>,
): LegalText {
  const sent = whatsapp === 'meta' ? [carriers.email, carriers.meta] : [carriers.email]
  const added = {
    akun: { ...carriers.section, body: whatsapp === 'inbox' ? [carriers.inbox] : sent },
    lama: { ...says.section, body: operator ? runBy(says, operator) : [says.demo] },
  }
  const sections = privacy.sections.flatMap(one =>
    one.id === 'akun'
      ? [one, added.akun]
      : one.id === 'lama'
        ? [{ ...one, body: [...one.body, retained(kept)] }, added.lama]
        : [one],
  )
  return { ...privacy, sections: [...sections, ...duties] }
}

const runBy = (says: Words['operator'], { name, email, pse }: NonNullable<Site['operator']>): string[] =>
  pse ? [says.is(name, email), says.registered(pse)] : [says.is(name, email)]

/** What goes by itself, and when: the very terms by which the program forgets. */
const retained = ({ lines, bases, line, days, years }: Words['kept']): string[] =>
  KEPT.map(key => {
    const term = RETENTION[key]
    const said = 'days' in term ? days(term.days) : years(term.years)
    return line(lines[key](said), bases[term.basis])
  })
