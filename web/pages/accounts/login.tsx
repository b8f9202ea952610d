import { SignInPage } from '#web/accounts/sign-in-page.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage({
  head: ({ locale }) => {
    const { title, description } = words(locale, 'accounts').login
    return { title, description, noindex: true }
  },
  View: () => <SignInPage key="login" mode="login" />,
})
