import type { DraftCompany } from '#web/writing/drafts/draft.ts'
import type { Locale } from '#shared/locale.ts'
import { useLocale } from '#web/platform/locale.ts'
import { definePage } from '#web/platform/page.ts'
import { loadWords, words } from '#web/platform/words.ts'
import { ReviewForm } from '#web/writing/form/review-form.tsx'

/** The review form; the company comes from the address or is asked for in the first step. */
export const page = definePage<DraftCompany | null>({
  load: async ({ call, params }) => {
    const slug = params['id']
    if (!slug) return null
    const { company } = await call('company', { params: { slug }, query: { header: '1' } })
    return { id: company.id, slug: company.slug, name: company.name }
  },
  head: ({ data, locale }) => {
    const { title, titleOf, description } = words(locale, 'writing')
    return { title: data ? titleOf(data.name) : title, description, noindex: data !== null }
  },
  company: data => data?.slug,
  View: ({ data }) => {
    const locale = useLocale()
    return <ReviewForm company={data} loadThanks={() => loadThanks(locale)} key={data?.id ?? 'any'} />
  },
})

/**
 * The thank-you page is loaded before anything is sent, so that a lost connection cannot prevent the code from being
 * shown.
 */
const loadThanks = (locale: Locale): Promise<unknown> =>
  Promise.all([import('./thank-you.tsx'), loadWords(locale, ['writing', 'given', 'raffle'])])
