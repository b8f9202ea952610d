import { useMemo } from 'react'
import { nameLists, type JobRole } from '#web/forms/lists.ts'
import { useDraft, type DraftStore } from '#web/forms/use-draft.ts'
import type { Attempt } from '#web/forms/use-stepped-form.ts'
import { httpCall, isCallError } from '#web/platform/call.ts'
import { useData } from '#web/platform/use-data.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import type { Choice } from '#web/ui/forms/combobox/combobox.tsx'
import { Failed, Loading } from '#web/ui/forms/waiting.tsx'
import { answersOf } from '#web/writing/parts/answers.ts'
import { failureOf } from '#web/writing/parts/deliver.ts'
import { emptyPay, type PayDraft } from '#web/writing/drafts/pay-draft.ts'
import { PayForm } from '#web/writing/pay/pay-form.tsx'
import { paySubmissionOf } from '#web/writing/pay/pay-submission.ts'
import type { PayOutcome } from '#web/writing/pay/send-pay.ts'
import type { Locale } from '#shared/locale.ts'
import { Reason } from '../reason.tsx'
import { payEditPlace, wipePayEdit, type EditablePay } from './pay-edit-draft.ts'

type Ways = {
  code: string
  /** Called after the changes were sent. */
  onSent: () => void
  /** Back to the amount. */
  onLeave: () => void
}

/** The form with the given amounts, after the lists of cities and positions have been loaded. */
export function EditPay({ pay, ...ways }: Ways & { pay: EditablePay }) {
  const { editing, mine } = useWords('writing')
  const { data: original, failed, again } = useOriginal(pay)
  return (
    <div className="wrap wrap-form form-page">
      {original ? (
        <ChangedForm {...{ pay, original }} {...ways} />
      ) : (
        <>
          <h1 className="vh">{mine.title}</h1>
          {failed ? (
            <Failed retry={editing.retry} onRetry={again}>
              {editing.failed}
            </Failed>
          ) : (
            <Loading label={mine.opening} />
          )}
        </>
      )}
    </div>
  )
}

function ChangedForm({ pay, original, ...ways }: Ways & { pay: EditablePay; original: PayDraft }) {
  const place = useMemo(() => payEditPlace(pay, original), [pay, original])
  const store = useDraft(place)
  return store && <StoredForm {...{ pay, store }} {...ways} />
}

function StoredForm({
  pay,
  store,
  code,
  onSent,
  onLeave,
}: Ways & { pay: EditablePay; store: DraftStore<PayDraft> }) {
  const { editing: draft } = useWords('writing')
  const { editing } = useWords('given').own
  const year = String(pay.year)
  return (
    <PayForm
      store={store}
      attempt={useSendEdit(store, code, onSent)}
      words={{
        title: editing.title,
        lead: pay.state === 'counted' ? editing.leadCounted : editing.lead,
        button: editing.send,
        draft,
      }}
      before={pay.state === 'rejected' && <Reason review={pay} />}
      fixed={
        <p className="find">
          {pay.company ? editing.fixed(pay.company.name, year) : editing.fixedUnsaid(year)}
        </p>
      }
      more={
        <Button kind="line" onClick={onLeave}>
          {editing.back}
        </Button>
      }
    />
  )
}

/** Sends the changes with the code: no pass, no account. Idempotent, so that it can be repeated. */
function useSendEdit(
  { latest }: DraftStore<PayDraft>,
  code: string,
  onSent: () => void,
): Attempt<PayOutcome> {
  const locale = useLocale()
  return async () => {
    try {
      await httpCall('changePay', { body: paySubmissionOf(latest(), code, locale) as never }, code)
    } catch (error) {
      if (!isCallError(error)) throw error
      return failureOf(error)
    }
    wipePayEdit()
    onSent()
    return { kind: 'edited' }
  }
}

/** The given pay as a draft. */
function useOriginal(own: EditablePay) {
  const locale = useLocale()
  return useData(locale, async () => draftOfOwn(own, await nameLists(locale), locale))
}

type Lists = { cities: readonly Choice[]; roles: readonly JobRole[] }

function draftOfOwn({ company, year, pay }: EditablePay, { cities, roles }: Lists, locale: Locale): PayDraft {
  const role = roles.find(({ id }) => id === pay.job_role_id)
  const city = cities.find(({ id }) => id === pay.city_id)
  return {
    ...emptyPay(company),
    ...answersOf(pay, locale),
    unsaid: company === null,
    job_role: role ? { id: role.id, label: role.label } : null,
    by_department: !role,
    department: pay.department ?? '',
    job_type: pay.job_type ?? '',
    city: city ? { id: city.id, label: city.label } : null,
    year: String(year),
  }
}
