import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { StepProps } from './form-props.ts'
import { idOf } from './steps.ts'
import { Summary, type EditStep } from './summary.tsx'

/** The last look before sending. */
export function StepCheck({
  draft,
  errors,
  change,
  note,
  onEdit,
}: StepProps & { note: string; onEdit: EditStep }) {
  const locale = useLocale()
  const { fields, guidelinesLink } = useWords('writing')
  return (
    <>
      <Summary draft={draft} onEdit={onEdit} />
      <Checkbox
        framed
        id={idOf('agree')}
        error={errors['agree']}
        hint={<a href={href(locale, 'guidelines')}>{guidelinesLink}</a>}
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
