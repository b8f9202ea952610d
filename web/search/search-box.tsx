import { useState, type ComponentProps, type ComponentType, type FocusEvent } from 'react'
import { useLocale } from '#web/platform/locale.ts'
import { SearchForm } from '#web/ui/search-form.tsx'

type Awake = { Suggestions: ComponentType<{ input: HTMLInputElement }>; input: HTMLInputElement }

/** The plain search form; once someone enters it, it also suggests companies. What that needs is loaded then. */
export function SearchBox(props: ComponentProps<typeof SearchForm>) {
  const locale = useLocale()
  const [awake, setAwake] = useState<Awake>()
  const wake = async ({ target }: FocusEvent) => {
    if (awake || !(target instanceof HTMLInputElement)) return
    const { Suggestions, prepare } = await import('./suggestions.tsx')
    await prepare(locale)
    setAwake({ Suggestions, input: target })
  }
  return (
    // Without the network the form is still a form.
    <div onFocus={event => void wake(event).catch(() => undefined)}>
      <SearchForm {...props}>{awake && <awake.Suggestions input={awake.input} />}</SearchForm>
    </div>
  )
}
