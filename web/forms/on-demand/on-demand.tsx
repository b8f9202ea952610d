import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import type { Locale } from '#shared/locale.ts'
import { useLocale } from '#web/platform/locale.ts'
import { loadWords, type OwnWordRoom } from '#web/platform/words.ts'

const TYPED_INTO = 'input:not([type=checkbox], [type=radio])'
const USES = ['focusin', 'pointerdown', 'input'] as const

/**
 * The working part of a page that reads well before it works: the server draws it, and a browser fetches its code and
 * words when somebody first uses it. `load` belongs into the page's own: whoever comes by a link inside the site gets
 * it with the page.
 */
export function onDemand<P extends object>(
  rooms: readonly OwnWordRoom[],
  fetchPart: () => Promise<ComponentType<P>>,
): { Part: ComponentType<P>; load: (args: { locale: Locale }) => Promise<null> } {
  const used = Promise.withResolvers<Locale>()
  let Fetched: ComponentType<P> | undefined

  async function load({ locale }: { locale: Locale }): Promise<null> {
    const [part] = await Promise.all([fetchPart(), loadWords(locale, rooms)])
    Fetched = part
    used.resolve(locale)
    return null
  }

  const Later = lazy(async () => {
    await load({ locale: await used.promise })
    return { default: Fetched as ComponentType<P> }
  })

  function Part(props: P): ReactNode {
    const locale = useLocale()
    const place = useRef<HTMLDivElement>(null)
    const [Drawn] = useState(() => Fetched ?? Later)
    const [first] = useState(props)
    // One and the same element until its code has come: drawn anew before, what the server drew would be thrown away.
    const shown = Fetched ? props : first
    const part = useMemo(
      () => (
        <Suspense>
          <Drawn {...shown} />
        </Suspense>
      ),
      [Drawn, shown],
    )
    useEffect(() => {
      const use = ({ target }: { target: EventTarget | null }) => {
        if (place.current?.contains(target as Node | null)) used.resolve(locale)
      }
      // What was used before this ran, or was given back by the browser.
      use({ target: document.activeElement })
      const fields = place.current?.querySelectorAll<HTMLInputElement>(TYPED_INTO) ?? []
      use({ target: [...fields].find(field => field.value !== field.defaultValue) ?? null })
      // On the window: React lets no event pass to a part whose code is not there yet.
      for (const type of USES) addEventListener(type, use, true)
      return () => {
        for (const type of USES) removeEventListener(type, use, true)
      }
    }, [locale])
    return <div ref={place}>{part}</div>
  }
  return { Part, load }
}
