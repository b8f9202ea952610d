import type { Locale } from '#shared/locale.ts'
import { isCallError } from '#web/platform/call.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { definePage, type LoadArgs } from '#web/platform/page.ts'
import { loadWords, words } from '#web/platform/words.ts'
import type { PayPreset, PayCompany } from '#web/writing/drafts/pay-draft.ts'
import type { ComponentType } from 'react'
import { href } from '#shared/paths.ts'
import { useData } from '#web/platform/use-data.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Failed, Loading, NoScript } from '#web/ui/forms/waiting.tsx'
import type { GivePay } from '#web/writing/pay/give-pay.tsx'
import '#web/ui/forms/form.css'

/** Form for standalone pay; company and role come from the address or are asked for. */
export const page = definePage<PayPreset>({
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
        preset={data}
        loadThanks={() => loadThanks(locale)}
        key={`${data.company?.id} ${data.role?.id}`}
      />
    )
  },
})

async function load({ call, query }: LoadArgs): Promise<PayPreset> {
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

async function roleOf(id: string | null, call: LoadArgs['call']): Promise<PayPreset['role']> {
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

type Form = ComponentType<Parameters<typeof GivePay>[0]>
type Props = { preset: PayPreset; loadThanks: () => Promise<unknown> }

/** Started when this file is loaded, so that the form loads during hydration. */
const loadForm = async (locale: Locale): Promise<Form> => {
  const [{ GivePay }] = await Promise.all([
    import('#web/writing/pay/give-pay.tsx'),
    loadWords(locale, ['forms', 'writing', 'given', 'errors']),
  ])
  return GivePay
}

/** Text for everybody, and the form once it is loaded; the draft is in the browser's storage only. */
function PayPage({ preset, loadThanks }: Props) {
  const { title, lead } = useWords('giving')
  const locale = useLocale()
  const { data: Form, failed, again } = useData(locale, () => loadForm(locale))
  return (
    <div className="wrap wrap-form form-page">
      {Form ? (
        <Form {...{ preset, title, lead, loadThanks }} more={<Once />} />
      ) : (
        <Waiting company={preset.company} failed={failed} again={again} />
      )}
    </div>
  )
}

/** Shown to everybody, because a second amount is detected only in Monday's snapshot. */
function Once() {
  const locale = useLocale()
  const { once, onceLink } = useWords('giving')
  return (
    <p className="note">
      {once} <a href={href(locale, 'myReview')}>{onceLink}</a>.
    </p>
  )
}

function Waiting({
  company,
  failed,
  again,
}: {
  company: PayCompany | null
  failed: boolean
  again: () => void
}) {
  const locale = useLocale()
  const words = useWords('giving')
  const { nav } = useWords('masthead')
  const reading = company ? href(locale, 'company', { id: company.slug }) : href(locale, 'searchCompany')
  return (
    <>
      <h1>{company ? words.titleOf(company.name) : words.title}</h1>
      <p className="form-p">{words.lead}</p>
      <NoScript ways={<ArrowLink href={reading}>{company ? company.name : nav.companies}</ArrowLink>}>
        {words.noScript}
      </NoScript>
      {failed ? (
        <Failed retry={words.retry} onRetry={again}>
          {words.failed}
        </Failed>
      ) : (
        <Loading label={words.loading} />
      )}
      <Once />
    </>
  )
}
