import type { Locale } from '#shared/locale.ts'
import { isCallError } from '#web/platform/call.ts'
import { useLocale } from '#web/platform/locale.ts'
import { definePage, type LoadArgs } from '#web/platform/page.ts'
import { loadWords, words } from '#web/platform/words.ts'
import { PayPage } from '#web/writing/pay-page/pay-page.tsx'
import type { PayAsked, PayCompany } from '#web/writing/drafts/pay-draft.ts'

/** Form for standalone pay; company and role come from the address or are asked for. */
export const page = definePage<PayAsked>({
  load,
  head: ({ data: { company, role }, locale }) => {
    const { title, titleOf, description } = words(locale, 'giving')
    return { title: company ? titleOf(company.name) : title, description, noindex: Boolean(company ?? role) }
  },
  company: ({ company }) => company?.slug,
  View: ({ data }) => {
    const locale = useLocale()
    return (
      <PayPage
        asked={data}
        loadThanks={() => loadThanks(locale)}
        key={`${data.company?.id} ${data.role?.id}`}
      />
    )
  },
})

async function load({ call, query }: LoadArgs): Promise<PayAsked> {
  const [company, role] = await Promise.all([
    companyOf(query.get('company'), call),
    roleOf(query.get('role'), call),
  ])
  return { company, role }
}

/** A company that is no longer listed is asked for again. */
async function companyOf(slug: string | null, call: LoadArgs['call']): Promise<PayCompany | null> {
  if (!slug) return null
  return call('company', { params: { slug }, query: { header: '1' } }).then(
    ({ company: { id, slug: own, name } }) => ({ id, slug: own, name }),
    error => {
      if (isCallError(error) && error.status === 404) return null
      throw error
    },
  )
}

async function roleOf(id: string | null, call: LoadArgs['call']): Promise<PayAsked['role']> {
  if (!id) return null
  const { job_roles } = await call('jobRoles', {})
  const role = job_roles.find(one => one.id === id)
  return role ? { id, label: role.name } : null
}

/**
 * The thank-you page is loaded before anything is sent, so that a lost connection cannot prevent the code from being
 * shown.
 */
const loadThanks = (locale: Locale): Promise<unknown> =>
  Promise.all([import('./thank-you.tsx'), loadWords(locale, ['writing', 'given', 'raffle'])])
