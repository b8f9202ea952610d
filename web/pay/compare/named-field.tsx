import type { ReactNode } from 'react'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useSuggestions } from '#web/ui/controls/combobox/use-suggestions.ts'
import '#web/ui/controls/combobox/combobox.css'

const loadSuggestions = async () => (await import('./suggestions.tsx')).Suggestions

/** Kinds of names with suggestions. */
export type Kind = 'job_role' | 'city'
export type SuggestionProps = { input: HTMLInputElement; kind: Kind }

/**
 * A field for a name from a list; the suggestions are loaded on focus, and without them the name is submitted as typed.
 */
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
  const { awake, around } = useSuggestions(loadSuggestions)
  return (
    <div className="cbx" {...around}>
      <TextField {...words} id={name} name={name} autoComplete="off" maxLength={80} />
      {awake && <awake.Suggestions input={awake.input} kind={name} />}
    </div>
  )
}
