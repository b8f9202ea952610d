import { useEffect, type ReactNode, useEffectEvent, useState } from 'react'
import { RATING_GROUPS, type EmploymentStatus, APPLICANT } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import type { DraftWords } from '#web/forms/draft-state.tsx'
import { SteppedForm } from '#web/forms/stepped-form.tsx'
import type { DraftStore } from '#web/forms/use-draft.ts'
import { openAtTop } from '#web/forms/use-form-focus.ts'
import { type Attempt, useSteppedForm, type FormState } from '#web/forms/use-stepped-form.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Monogram } from '#web/ui/layout/monogram.tsx'
import { type Draft, lostByStatus, withStatus } from '../drafts/draft.ts'
import type { Field, StepName } from '../drafts/review-steps.ts'
import type { Outcome } from '../send.ts'
import { OnlyPay } from '../offer/only-pay.tsx'
import { StepCheck } from './check.tsx'
import { StepOverall } from './overall.tsx'
import { StepProcess } from './process.tsx'
import { Ratings } from './ratings.tsx'
import { StepText } from './text.tsx'
import { StepWho } from './who.tsx'
import { reviewRules } from '../review-rules.ts'
import type { Choice } from '#web/ui/forms/combobox/combobox.tsx'
import { nameLists } from '#web/forms/lists.ts'
import { Confirm } from '#web/ui/controls/confirm.tsx'
import { ArrowLink, Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { SendFailure } from '../parts/send-failure.tsx'
import './writing.css'

/** Texts of the form: for a new review, or for changing a sent one. */
type Errand = {
  about: string
  button: string
  note: string
  draft?: DraftWords | undefined
  /** Texts of the summary, if it is not the last step before sending. */
  check?: { title: string; lead: string }
  /** The review counts as the person's one review of the year, which the first step explains. */
  isNew: boolean
}
type Props = {
  store: DraftStore<Draft>
  attempt: Attempt<Outcome>
  errand: Errand
  hasCompanyField: boolean
  /** The form replaces the page's content, so that it takes the focus. */
  entered?: boolean
  onSeeState?: () => void
  /** Why a change is needed, shown on every step. */
  why?: ReactNode
  more?: ReactNode
}
type Form = FormState<Draft, StepName, Field, Outcome>

/** Form with all steps of a review. */
export function ReviewSteps({ store, attempt, errand, entered, onSeeState, why, more, ...props }: Props) {
  useOwnNames(store)
  const { offer } = useWords('writing')
  const form = useSteppedForm(useReviewRules(), store, attempt)
  const status = useStatusChange(store, form.forgetMistakes)
  const { draft, heading, sending } = form
  const company = draft.company?.name ?? ''
  useEffect(() => {
    if (entered) openAtTop(heading.current)
  }, [entered, heading])
  return (
    <>
      <SteppedForm
        form={form}
        words={useStepWords(draft, errand)}
        button={errand.button}
        draft={errand.draft}
        instead={errand.isNew && <OnlyPay draft={draft} text={offer.wiping} />}
        about={<About form={form} errand={errand} {...props} />}
        failed={<SendMessage outcome={sending.outcome} company={company} onSeeState={onSeeState} />}
        more={more}
      >
        {why}
        <Step form={form} errand={errand} onStatus={status.choose} {...props} />
      </SteppedForm>
      <StatusDialog draft={draft} requested={status.requested} onAnswer={status.apply} />
    </>
  )
}

/** Texts of each step for this kind of author. */
function useStepWords({ employment_status: status }: Draft, { check }: Errand) {
  const { steps } = useWords('writing')
  return {
    ...steps,
    who: { ...steps.who, lead: steps.who.lead[status] },
    text: { ...steps.text, lead: steps.text.lead[status] },
    check: { ...steps.check, lead: steps.check.lead[status], ...check },
  }
}

type PartProps = Pick<Props, 'errand' | 'hasCompanyField'> & { form: Form }

/** The reviewed company. A name that is being typed is not repeated here at every key press. */
function About({ form: { draft, step }, errand, hasCompanyField }: PartProps) {
  const { company } = draft
  if (!company || (step === 'who' && company.unlisted)) return null
  return (
    <p className="for">
      <Monogram id={company.id} name={company.name} size="small" />
      <span>
        {errand.about} <b>{company.name}</b>{' '}
        {step === 'who' && !hasCompanyField && errand.isNew && <OtherCompany />}
      </span>
    </p>
  )
}

/** Link to the form without a preselected company. */
function OtherCompany() {
  const { other } = useWords('writing').fields.company_id
  return <a href={href(useLocale(), 'writeReview')}>{other}</a>
}

type StepProps = PartProps & { onStatus: Parameters<typeof StepWho>[0]['onStatus'] }

function Step({ form, hasCompanyField, errand, onStatus }: StepProps) {
  const { draft, errors, change, showMistake } = form
  const props = { draft, errors, change, showMistake }
  switch (form.step) {
    case 'who':
      return <StepWho {...props} hasCompanyField={hasCompanyField} isNew={errand.isNew} onStatus={onStatus} />
    case 'process':
      return <StepProcess {...props} />
    case 'overall':
      return <StepOverall {...props} />
    case 'text':
      return <StepText {...props} />
    case 'check':
      return <StepCheck {...props} note={errand.note} onEdit={form.edit} />
    default:
      return <Ratings {...props} keys={RATING_GROUPS[form.step]} />
  }
}

/**
 * Translates the names of city and position: the draft may have been started in the other language, or be open in it in
 * another tab.
 */
function useOwnNames({ draft, show }: DraftStore<Draft>): void {
  const locale = useLocale()
  const { city, job_role, job_role_aside } = draft
  const isForeign =
    draft.locale !== null && draft.locale !== locale && [city, job_role, job_role_aside].some(Boolean)
  // Depends on the draft itself, so that a draft which another tab changes during the request is translated as well.
  const foreign = isForeign ? draft : undefined
  const rename = useEffectEvent((cities: readonly Choice[], roles: readonly Choice[]) =>
    show(before => ({
      ...before,
      city: named(before.city, cities),
      job_role: named(before.job_role, roles),
      job_role_aside: named(before.job_role_aside, roles),
      locale,
    })),
  )
  useEffect(() => {
    if (!foreign) return
    let gone = false
    nameLists(locale).then(
      ({ cities, roles }) => gone || rename(cities, roles),
      () => {
        // Without the lists the names of the other language remain, which mean the same.
      },
    )
    return () => void (gone = true)
  }, [foreign, locale])
}

const named = (choice: Choice | null, list: readonly Choice[]): Choice | null =>
  choice && { id: choice.id, label: list.find(({ id }) => id === choice.id)?.label ?? choice.label }

/** Another status has other questions: asks for confirmation if answers would be lost. */
function useStatusChange({ draft, put }: DraftStore<Draft>, onChange: () => void) {
  const [requested, setRequested] = useState<EmploymentStatus>()
  const apply = (status: EmploymentStatus | undefined) => {
    setRequested(undefined)
    if (status === undefined) return
    onChange()
    put(before => withStatus(before, status))
  }
  const choose = (status: EmploymentStatus) => {
    if (draft.status_chosen && status === draft.employment_status) return
    if (lostByStatus(draft).length > 0) setRequested(status)
    else apply(status)
  }
  return { requested, apply, choose }
}

type StatusDialogProps = {
  draft: Draft
  requested: EmploymentStatus | undefined
  onAnswer: (status: EmploymentStatus | undefined) => void
}

/** Asks for confirmation before a changed status clears answers, and lists them. */
function StatusDialog({ draft, requested, onAnswer }: StatusDialogProps) {
  const { change } = useWords('writing')
  const { nav } = useWords('masthead')
  const locale = useLocale()
  const applied = draft.employment_status === APPLICANT
  const lost = lostByStatus(draft).map(key =>
    applied && key === 'left_at_year' ? change.lostApplied : change.lost[key],
  )
  const cancel = () => onAnswer(undefined)
  return (
    <Confirm
      open={requested !== undefined}
      title={change.title}
      close={nav.close}
      no={change.no}
      yes={change.yes}
      warns
      onNo={cancel}
      onYes={() => onAnswer(requested)}
    >
      {requested !== undefined && <p>{change.body(new Intl.ListFormat(locale).format(new Set(lost)))}</p>}
    </Confirm>
  )
}

/** Form definition of a review with messages in the page's language. */
function useReviewRules() {
  const locale = useLocale()
  const { field } = useWords('errors')
  const { salary, fields } = useWords('writing')
  return reviewRules({ locale, field, salary, chooseCompany: fields.company_id.choose })
}

type SendMessageProps = {
  outcome: Outcome | undefined
  company: string
  onSeeState: (() => void) | undefined
}

/** Why a review could not be sent, and what to do. */
function SendMessage({ outcome, company, onSeeState }: SendMessageProps) {
  const locale = useLocale()
  const { send, editing } = useWords('writing')
  switch (outcome?.kind) {
    case 'exists':
      return (
        <Notice kind="warn" role="alert">
          <p>{send.exists(company)}</p>
          <p>{send.existsNext}</p>
          <ArrowLink href={href(locale, 'myReview')}>{send.toMine}</ArrowLink>
        </Notice>
      )
    case 'decided':
      return (
        <Notice kind="warn" role="alert">
          <p>{editing.decided}</p>
          <Button kind="line" onClick={onSeeState}>
            {editing.seeState}
          </Button>
        </Notice>
      )
    default:
      return <SendFailure outcome={outcome} />
  }
}
