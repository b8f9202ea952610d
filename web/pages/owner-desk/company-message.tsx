import type { CompanyHeader } from '#shared/contract/companies/companies.ts'
import { MessageForm } from '#web/owner-desk/message-form.tsx'
import { definePage, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

type Data = { company: CompanyHeader }

/** Message to the owners of a company. */
export const page = definePage<Data>({
  load,
  head: ({ data, locale }) => {
    const said = words(locale, 'answering').message
    return { title: said.title(data.company.name), description: said.lead, noindex: true }
  },
  company: data => data.company.slug,
  View: ({ data }) => <MessageForm company={data.company} />,
})

async function load({ params: { id }, call }: LoadArgs): Promise<Data> {
  const { company } = await call('company', { params: { slug: id as string }, query: { header: '1' } })
  return { company }
}
