import { MailChoices } from '#web/answering/mail-choices.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

/** What somebody is sent: the address in a letter leads here. */
export const page = definePage({
  head: ({ locale }) => {
    const { title, lead } = words(locale, 'answering').mail
    return { title, description: lead, noindex: true }
  },
  View: MailChoices,
})
