import type { CompanyHeader } from '#shared/contract/companies/companies.ts'
import { definePage, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { AskForm } from '#web/questions/asking/ask-form.tsx'
import { sendForm, type Answered } from '#web/questions/asking/send.ts'

type Data = { company: CompanyHeader }

/** Form for a question about a company. */
export const page = definePage<Data, Answered>({
  load,
  answer:
    import.meta.env.SSR &&
    (async args => {
      const { company } = await load(args)
      return sendForm(args.call, args.form, { type: 'question', company_id: company.id })
    }),
  head: ({ data, locale }) => {
    const said = words(locale, 'asking').ask
    return { title: said.title(data.company.name), description: said.lead, noindex: true }
  },
  company: data => data.company.slug,
  View: ({ data, answer }) => <AskForm company={data.company} answer={answer} />,
})

async function load({ params: { id }, call }: LoadArgs): Promise<Data> {
  const { company } = await call('company', { params: { slug: id as string }, query: { header: '1' } })
  return { company }
}
