import { useWords } from '#web/platform/locale.ts'
import { Loading } from '#web/ui/notice.tsx'
import { slotOf, type DraftCompany } from './draft.ts'
import { FilledForm } from './filled-form.tsx'
import { useDraft } from './use-draft.ts'
import './writing.css'

/** The review form. What was kept in this browser is known only there, so the server's page shows the title alone. */
export function ReviewForm({ company }: { company: DraftCompany | null }) {
  const slot = slotOf(company?.slug)
  const kept = useDraft(slot, company)
  return (
    <div className="wrap wrap-form write">
      {kept ? (
        <FilledForm kept={kept} slot={slot} asksCompany={company === null} />
      ) : (
        <Waiting company={company} />
      )}
    </div>
  )
}

function Waiting({ company }: { company: DraftCompany | null }) {
  const { title, titleOf } = useWords('writing')
  const { loading, noScript } = useWords('common')
  return (
    <>
      <h1>{company ? titleOf(company.name) : title}</h1>
      <noscript>
        <p>{noScript}</p>
      </noscript>
      <Loading label={loading} />
    </>
  )
}
