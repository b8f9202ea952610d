import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type ComponentType } from 'react'
import type { Locale } from '#shared/locale.ts'
import { useLocale } from '#web/platform/locale.ts'
import { SearchForm } from '#web/ui/controls/search-form.tsx'

type Suggesting = {
  Suggestions: ComponentType<{ input: HTMLInputElement }>
  /** Brings the words that it needs. */
  prepare(locale: Locale): Promise<void>
}
type Awake = Pick<Suggesting, 'Suggestions'> & { input: HTMLInputElement }
type Props = ComponentProps<typeof SearchForm> & { suggesting?: () => Promise<Suggesting> }

const everything = () => import('./suggestions.tsx')

/** The plain search form; once someone enters it, it also suggests companies and roles, or something else. What that needs is loaded then. */
export function SearchBox({ suggesting = everything, ...props }: Props) {
  const locale = useLocale()
  const [awake, setAwake] = useState<Awake>()
  const box = useRef<HTMLDivElement>(null)
  const wake = async (target: Element | null) => {
    if (awake || !(target instanceof HTMLInputElement)) return
    const { Suggestions, prepare } = await suggesting()
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
