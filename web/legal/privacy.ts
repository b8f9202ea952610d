import type { LegalText, legal } from '#shared/messages/id/legal.ts'
import type { Site } from '#shared/site.ts'

type Words = Pick<typeof legal, 'privacy' | 'carriers' | 'operator'>

/** The privacy policy of this installation: who runs it and who carries sign-in codes depends on its settings. */
export function privacyOf(
  { privacy, carriers, operator: says }: Words,
  { whatsapp, operator }: Pick<Site, 'whatsapp' | 'operator'>,
): LegalText {
  const sent = whatsapp === 'meta' ? [carriers.email, carriers.meta] : [carriers.email]
  const added = {
    akun: { ...carriers.section, body: whatsapp === 'inbox' ? [carriers.inbox] : sent },
    lama: { ...says.section, body: operator ? runBy(says, operator) : [says.demo] },
  }
  const sections = privacy.sections.flatMap(one =>
    one.id === 'akun' || one.id === 'lama' ? [one, added[one.id]] : [one],
  )
  return { ...privacy, sections }
}

const runBy = (says: Words['operator'], { name, email, pse }: NonNullable<Site['operator']>): string[] =>
  pse ? [says.is(name, email), says.registered(pse)] : [says.is(name, email)]
