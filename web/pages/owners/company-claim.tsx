import type { CompanyPage } from '#shared/contract/companies/companies.ts'
import { ClaimPage } from '#web/owners/claim/claim-page.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

/** Claim of the company in the address. */
export const page = definePage<CompanyPage>({
  load: ({ params: { id }, call }) =>
    call('company', { params: { slug: id as string }, query: { header: '1' } }),
  head: ({ data, locale }) => {
    const { title, description } = words(locale, 'claims')
    return { title: title(data.company.name), description, noindex: true }
  },
  company: data => data.company.slug,
  View: ({ data }) => <ClaimPage company={data.company} />,
})
