import type { ComponentType } from 'react'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { useData } from '#web/platform/use-data.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { loadWords } from '#web/platform/words.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Failed, Loading, NoScript } from '#web/ui/forms/waiting.tsx'
import type { PayAsked, PayCompany } from '../drafts/pay-draft.ts'
import type { GivePay } from '../pay/give-pay.tsx'
import '#web/ui/forms/form.css'

type Form = ComponentType<Parameters<typeof GivePay>[0]>
type Props = { asked: PayAsked; loadThanks: () => Promise<unknown> }

/** Started when this file is loaded, so that the form loads during hydration. */
const loadForm = async (locale: Locale): Promise<Form> => {
  const [{ GivePay }] = await Promise.all([
    import('../pay/give-pay.tsx'),
    loadWords(locale, ['forms', 'writing', 'given', 'errors']),
  ])
  return GivePay
}

/** Text for everybody, and the form once it is loaded; the draft is in the browser's storage only. */
export function PayPage({ asked, loadThanks }: Props) {
  const { title, lead } = useWords('giving')
  const locale = useLocale()
  const { data: Form, failed, again } = useData(locale, () => loadForm(locale))
  return (
    <div className="wrap wrap-form form-page">
      {Form ? (
        <Form {...{ asked, title, lead, loadThanks }} more={<Once />} />
      ) : (
        <Waiting company={asked.company} failed={failed} again={again} />
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
