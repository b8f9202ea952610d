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

/** Asked for as soon as this file is there: the form comes while the page wakes up. */
const loadForm = async (locale: Locale): Promise<Form> => {
  const [{ GivePay }] = await Promise.all([
    import('../pay/give-pay.tsx'),
    loadWords(locale, ['forms', 'writing', 'given', 'errors']),
  ])
  return GivePay
}

/** What holds for everybody, and the form once it is there: what was kept in this browser is known only there. */
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

/** Said to everybody: the server would say it only on Monday. */
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
