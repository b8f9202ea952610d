import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type ComponentType } from 'react'
import { useLocale } from '#web/platform/locale.ts'
import { SearchForm } from '#web/ui/controls/search-form.tsx'

type Awake = { Suggestions: ComponentType<{ input: HTMLInputElement }>; input: HTMLInputElement }

/** The plain search form; once someone enters it, it also suggests companies and roles. What that needs is loaded then. */
export function SearchBox(props: ComponentProps<typeof SearchForm>) {
  const locale = useLocale()
  const [awake, setAwake] = useState<Awake>()
  const box = useRef<HTMLDivElement>(null)
  const wake = async (target: Element | null) => {
    if (awake || !(target instanceof HTMLInputElement)) return
    const { Suggestions, prepare } = await import('./suggestions.tsx')
    await prepare(locale)
    setAwake({ Suggestions, input: target })
  }
  // Without the network the form is still a form.
  const enter = (target: Element | null) => void wake(target).catch(() => undefined)
  const arrive = useEffectEvent(() => {
    if (box.current?.contains(document.activeElement)) enter(document.activeElement)
  })
  // Someone may be in the field before the page has come alive.
  useEffect(() => arrive(), [])
  return (
    <div ref={box} onFocus={event => enter(event.target)}>
      <SearchForm {...props}>{awake && <awake.Suggestions input={awake.input} />}</SearchForm>
    </div>
  )
}
