import type { ComponentProps, ComponentType } from 'react'
import type { Locale } from '#shared/locale.ts'
import { useLocale } from '#web/platform/locale.ts'
import { useSuggestions } from '#web/ui/controls/combobox/use-suggestions.ts'
import { SearchForm } from '#web/ui/controls/search-form.tsx'

type Suggesting = {
  Suggestions: ComponentType<{ input: HTMLInputElement }>
  /** Loads the words of the suggestions. */
  prepare(locale: Locale): Promise<void>
}
type Props = ComponentProps<typeof SearchForm> & { suggesting?: () => Promise<Suggesting> }

const everything = () => import('./suggestions.tsx')

/** The plain search form. On focus it loads suggestions of companies and roles, or others via `suggesting`. */
export function SearchBox({ suggesting = everything, ...props }: Props) {
  const locale = useLocale()
  const { awake, around } = useSuggestions(async () => {
    const { Suggestions, prepare } = await suggesting()
    await prepare(locale)
    return Suggestions
  })
  return (
    <div {...around}>
      <SearchForm {...props}>{awake && <awake.Suggestions input={awake.input} />}</SearchForm>
    </div>
  )
}
