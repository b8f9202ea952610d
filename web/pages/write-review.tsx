import type { DraftCompany } from '#web/writing/draft.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { ReviewForm } from '#web/writing/review-form.tsx'

/** The review form; the company is given by the address, or asked for on the first step. */
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
  View: ({ data }) => <ReviewForm company={data} key={data?.id ?? 'any'} />,
})
