import { OwnAccount } from '#web/accounts/own/own-account.tsx'
import { SharedPhone } from '#web/writing/my-review/shared-phone.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage({
  head: ({ locale }) => {
    const { title, description } = words(locale, 'account')
    return { title, description, noindex: true }
  },
  View: () => <OwnAccount after={<SharedPhone />} />,
})
