import type { Locale } from '#shared/locale.ts'
import { allCities, allJobRoles } from '#web/forms/lists.ts'
import { matching } from '#web/forms/matching.ts'
import { useLocale } from '#web/platform/locale.ts'
import { Suggested } from '#web/ui/controls/combobox/suggested.tsx'
import type { Kind, SuggestionProps } from './named-field.tsx'
import { useCompareWords } from './words.ts'

type Named = { id: string; label: string; sought?: readonly string[] }
const LISTS: Record<Kind, (locale: Locale) => Promise<readonly Named[]>> = {
  job_role: allJobRoles,
  city: allCities,
}

/** Suggested roles or places; the name of the chosen one is put into the field. */
export function Suggestions({ input, kind }: SuggestionProps) {
  const locale = useLocale()
  const { fields } = useCompareWords().comparing
  const { label, none, found } = fields[kind]
  return (
    <Suggested
      input={input}
      find={async typed => matching(await LISTS[kind](locale), typed)}
      least={1}
      choose={chosen => put(input, bare(chosen.label))}
      draw={({ label: name }) => name}
      words={{ label, none, found }}
    />
  )
}

/** The name without its province: no two places of one kind have the same name. */
const bare = (label: string): string => label.split(', ')[0] as string

/** Dispatches an input event, so that the form notices the change. */
function put(input: HTMLInputElement, name: string): void {
  input.value = name
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
