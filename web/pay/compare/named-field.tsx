import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { TextField } from '#web/ui/forms/text-field.tsx'
import '#web/ui/controls/combobox/combobox.css'

/** What can be suggested below a field. */
export type Kind = 'job_role' | 'city'
export type SuggestionProps = { input: HTMLInputElement; kind: Kind }

/** A name that stands on a list of ours; what suggests them is loaded once the field is entered, and without it names are taken as typed. */
export function NamedField({
  name,
  ...words
}: {
  name: Kind
  label: string
  hint?: string
  optional?: string
  error?: ReactNode
  defaultValue: string | undefined
}) {
  const [awake, setAwake] = useState<{
    Suggestions: ComponentType<SuggestionProps>
    input: HTMLInputElement
  }>()
  const field = useRef<HTMLInputElement>(null)
  const wake = (input: HTMLInputElement) => {
    if (awake) return
    import('./suggestions.tsx').then(
      ({ Suggestions }) => setAwake({ Suggestions, input }),
      () => undefined,
    )
  }
  // Somebody may be in the field before it has come alive.
  const arrive = useEffectEvent(() => {
    if (field.current && document.activeElement === field.current) wake(field.current)
  })
  useEffect(() => arrive(), [])
  return (
    <div className="cbx">
      <TextField
        {...words}
        ref={field}
        id={name}
        name={name}
        onFocus={event => wake(event.currentTarget)}
        autoComplete="off"
        maxLength={80}
      />
      {awake && <awake.Suggestions input={awake.input} kind={name} />}
    </div>
  )
}
