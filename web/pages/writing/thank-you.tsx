import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { Thanks } from '#web/writing/thanks/thanks.tsx'

/** Page after sending a review or pay: its code and the next steps. */
export const page = definePage({
  head: ({ locale }) => {
    const { pageTitle, plainBody } = words(locale, 'writing').thanks
    return { title: pageTitle, description: plainBody, noindex: true }
  },
  View: () => <Thanks />,
})
