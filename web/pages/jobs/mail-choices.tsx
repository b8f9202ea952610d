import type { MailChoices } from '#shared/contract/jobs/alerts.ts'
import { LettersPage, type LettersAnswer } from '#web/jobs/alerts/letters-page.tsx'
import { isCallError } from '#web/platform/call.ts'
import { definePage, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

/**
 * Mails to an address: the link in each mail leads here, and a mail program's unsubscribe button sends its form here
 * (RFC 8058).
 */
export const page = definePage<MailChoices | null, LettersAnswer>({
  load,
  answer:
    import.meta.env.SSR &&
    (async args => {
      const { chooseLetters } = await import('#web/jobs/alerts/choose-letters.ts')
      return chooseLetters(args)
    }),
  head: ({ locale }) => {
    const { title, lead } = words(locale, 'letters')
    return { title, description: lead, noindex: true }
  },
  View: ({ data, answer }) => <LettersPage choices={answer?.choices ?? data} answer={answer} />,
})

async function load({ params: { token = '' }, call }: LoadArgs): Promise<MailChoices | null> {
  try {
    return await call('mailChoices', { params: { token } })
  } catch (error) {
    if (isCallError(error) && (error.status === 404 || error.status === 422)) return null
    throw error
  }
}
