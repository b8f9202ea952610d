import { LegalLink } from '#web/library/legal/legal-link.tsx'
import { useWords } from '#web/platform/locale.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import type { StepProps } from './step-props.ts'
import { idOf } from '#web/forms/form.ts'
import { Summary, type EditStep } from './summary.tsx'

/** The last look before sending. */
export function StepCheck({
  draft,
  errors,
  change,
  note,
  onEdit,
}: StepProps & { note: string; onEdit: EditStep }) {
  const { fields, guidelinesLink } = useWords('writing')
  return (
    <>
      <Summary draft={draft} onEdit={onEdit} />
      <Checkbox
        framed
        id={idOf('agree')}
        error={errors['agree']}
        hint={<LegalLink name="guidelines">{guidelinesLink}</LegalLink>}
        checked={draft.agree}
        onChange={event => change('agree', { agree: event.target.checked })}
        required
      >
        {fields.agree.label}
      </Checkbox>
      <Notice>{note}</Notice>
    </>
  )
}
