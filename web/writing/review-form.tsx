import { useRef } from 'react'
import { useLocation } from 'react-router'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { unlistedIn } from '#web/companies/unlisted.ts'
import { ArrowLink } from '#web/ui/button.tsx'
import { Loading, NoScript } from '#web/ui/waiting.tsx'
import { LIMITS } from './checks.ts'
import { placeOf, slotOf, type DraftCompany } from './draft.ts'
import { FilledForm } from './filled-form.tsx'
import { OnceAYear } from './once-a-year.tsx'
import { useDraft, type KeptDraft } from './use-draft.ts'
import { usePosition } from './use-position.ts'
import { useNeedsSignIn, useSend } from './use-send.ts'
import './writing.css'

type Props = { company: DraftCompany | null; loadThanks: () => Promise<unknown> }

/** The review form. What was kept in this browser is known only there, so the server's page shows the title and what holds for every review. */
export function ReviewForm({ company, loadThanks }: Props) {
  const slot = slotOf(company?.slug)
  const named = unlistedIn(useLocation().hash)?.slice(0, LIMITS.companyName.max)
  const kept = useDraft(placeOf(slot, company, named))
  return (
    <div className="wrap wrap-form write">
      {kept ? (
        <NewForm {...{ kept, slot, loadThanks }} asksCompany={company === null} />
      ) : (
        <Waiting company={company} />
      )}
    </div>
  )
}

type FormProps = Pick<Props, 'loadThanks'> & { kept: KeptDraft; slot: string; asksCompany: boolean }

function NewForm({ kept, slot, asksCompany, loadThanks }: FormProps) {
  const { about, draft, send } = useWords('writing')
  const heading = useRef<HTMLHeadingElement>(null)
  const position = usePosition(kept, heading)
  const sending = useSend(kept, slot, loadThanks, position.refused)
  const signsIn = useNeedsSignIn(kept.draft)
  const errand = {
    about,
    button: signsIn ? send.signInFirst : send.button,
    note: signsIn ? send.signIn : send.signedIn,
    draft,
    isNew: true,
  }
  return <FilledForm {...{ kept, heading, position, sending, errand, asksCompany }} />
}

function Waiting({ company }: { company: DraftCompany | null }) {
  const locale = useLocale()
  const { title, titleOf, noScript, loading, guidelinesLink, steps } = useWords('writing')
  const { nav } = useWords('masthead')
  const reading = company ? href(locale, 'company', { id: company.slug }) : href(locale, 'searchCompany')
  return (
    <>
      <h1>{company ? titleOf(company.name) : title}</h1>
      <p className="form-p">{steps.who.lead}</p>
      <NoScript
        ways={
          <>
            <ArrowLink href={reading}>{company ? company.name : nav.companies}</ArrowLink>
            <ArrowLink href={href(locale, 'guidelines')}>{guidelinesLink}</ArrowLink>
          </>
        }
      >
        {noScript}
      </NoScript>
      <Loading label={loading} />
      <OnceAYear />
    </>
  )
}
