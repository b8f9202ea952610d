import type { OwnVacancy } from '#shared/contract/jobs/vacancies.ts'
import { DraftState } from '#web/forms/draft-state.tsx'
import { idOf } from '#web/forms/form.ts'
import { useDraft } from '#web/forms/use-draft.ts'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/forms/form.tsx'
import { Loading } from '#web/ui/forms/waiting.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { useOwner } from '#web/owners/owner-area.tsx'
import { AdviceList } from './advice-list.tsx'
import { vacancyDraft, type Begun } from './draft.ts'
import { isEnded, type Field } from './fields.ts'
import { MetColleague } from './met-colleague.tsx'
import { PaySection, PlaceSection, WorkSection } from './fact-sections.tsx'
import { TextSection } from './text-section.tsx'
import { useAdvice } from './use-advice.ts'
import { useVacancyForm } from './use-vacancy-form.ts'
import './vacancies.css'

/** Writes a vacancy, or writes one anew. `of` names it: a draft belongs to one of them. */
export function VacancyForm({ of, begin, own }: { of: string; begin: () => Begun; own?: OwnVacancy }) {
  const { company } = useOwner()
  const { loading } = useWords('forms')
  const place = vacancyDraft(`${company.id}:${of}`, begin)
  const kept = useDraft(place)
  return kept ? <Writing {...{ kept, place, own }} /> : <Loading label={loading} />
}

type Props = {
  kept: NonNullable<ReturnType<typeof useDraft<ReturnType<ReturnType<typeof vacancyDraft>['empty']>>>>
  place: ReturnType<typeof vacancyDraft>
  own: OwnVacancy | undefined
}

function Writing({ kept, place, own }: Props) {
  const { form: words, draft, fields: names } = useWords('vacancies')
  const form = useVacancyForm(kept, place)
  const advice = useAdvice(form.fields)
  const mistakes = Object.entries(form.mistakes) as [Field, string][]
  return (
    <form
      noValidate
      className="vacancy-form"
      onSubmit={event => {
        event.preventDefault()
        void form.send()
      }}
    >
      {mistakes.length > 0 && (
        <ErrorSummary
          key={form.attempt}
          title={words.wrong}
          items={mistakes.map(([field, text]) => ({ id: idOf(field), text: `${names[field]}: ${text}` }))}
        />
      )}
      {form.met && <MetColleague key={form.attempt} met={form.met} form={form} />}
      <WorkSection form={form} />
      <PaySection form={form} />
      <PlaceSection form={form} />
      <TextSection form={form} />
      <AdviceList advice={advice} lacking={form.lacking} />
      {form.whole && (
        <Notice kind="warn" role="alert">
          <p>{form.whole}</p>
        </Notice>
      )}
      <Button type="submit" full busy={form.busy}>
        {own ? (isEnded(own) ? words.openAgain : words.save) : words.post}
      </Button>
      <DraftState kept={kept} words={draft} onWipe={kept.wipe} />
    </form>
  )
}
