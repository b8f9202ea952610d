import type { Locale } from '#shared/locale.ts'
import { isCallError } from '#web/platform/call.ts'
import { useLocale } from '#web/platform/locale.ts'
import { definePage, type LoadArgs } from '#web/platform/page.ts'
import { loadWords, words } from '#web/platform/words.ts'
import { PayPage } from '#web/writing/pay-page/pay-page.tsx'
import type { PayCompany } from '#web/writing/kept/pay-draft.ts'

/** The form for pay alone; the company is given by the address, or asked for. */
export const page = definePage<PayCompany | null>({
  load,
  head: ({ data, locale }) => {
    const { title, titleOf, description } = words(locale, 'giving')
    return { title: data ? titleOf(data.name) : title, description, noindex: data !== null }
  },
  company: data => data?.slug,
  View: ({ data }) => {
    const locale = useLocale()
    return <PayPage company={data} loadThanks={() => loadThanks(locale)} key={data?.id ?? 'any'} />
  },
})

/** A company that the list lacks by now is asked for anew. */
async function load({ call, query }: LoadArgs): Promise<PayCompany | null> {
  const slug = query.get('company')
  if (!slug) return null
  return call('company', { params: { slug }, query: { header: '1' } }).then(
    ({ company: { id, slug: own, name } }) => ({ id, slug: own, name }),
    error => {
      if (isCallError(error) && error.status === 404) return null
      throw error
    },
  )
}

/** The page that shows the code comes before anything is sent: a connection lost meanwhile hides no code. */
const loadThanks = (locale: Locale): Promise<unknown> =>
  Promise.all([import('./thank-you.tsx'), loadWords(locale, ['writing', 'given', 'raffle'])])
