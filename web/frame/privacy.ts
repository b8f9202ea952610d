import type { LegalText, legal } from '#shared/messages/id/legal.ts'
import type { Site } from '#shared/site.ts'

type Words = Pick<typeof legal, 'privacy' | 'carriers'>

/** The privacy policy of this installation: who carries sign-in codes depends on its settings. */
export function privacyOf({ privacy, carriers }: Words, { whatsapp }: Pick<Site, 'whatsapp'>): LegalText {
  const sent = whatsapp === 'meta' ? [carriers.email, carriers.meta] : [carriers.email]
  const section = { ...carriers.section, body: whatsapp === 'inbox' ? [carriers.inbox] : sent }
  const place = privacy.sections.findIndex(({ id }) => id === 'akun') + 1
  return { ...privacy, sections: privacy.sections.toSpliced(place, 0, section) }
}
