import {
  lazy,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router'
import type { Locale } from '#shared/locale.ts'
import { useLocale } from '#web/platform/locale.ts'
import { loadWords, type OwnWordRoom } from '#web/platform/words.ts'

import { createHeld, listen } from './held.ts'

const TYPED_INTO = 'input:not([type=checkbox], [type=radio])'
const USES = ['focusin', 'pointerdown', 'input']

/**
 * The working part of a page that reads well before it works: the server draws it, and a browser fetches its code and
 * words when somebody first uses it. `load` belongs into the page's own: whoever comes by a link inside the site gets
 * it with the page. A button that is pressed before, or a form with `data-hold` that is sent, is answered once it works.
 */
export function onDemand<P extends object>(
  rooms: readonly OwnWordRoom[],
  fetchPart: () => Promise<ComponentType<P>>,
): { Part: ComponentType<P>; load: (args: { locale: Locale }) => Promise<null> } {
  let used = untilUsed()
  let Fetched: ComponentType<P> | undefined
  const held = createHeld()

  async function load({ locale }: { locale: Locale }): Promise<null> {
    const [part] = await Promise.all([fetchPart(), loadWords(locale, rooms)])
    Fetched = part
    used.resolve(locale)
    return null
  }

  /** What does not come is asked for again when it is used again; until then the server's page stands. */
  async function fetched(): Promise<{ default: ComponentType<P> }> {
    const locale = await used.promise
    held.tries()
    try {
      await load({ locale })
    } catch {
      used = untilUsed()
      held.fails()
      return fetched()
    }
    return { default: Fetched as ComponentType<P> }
  }
  const Later = lazy(fetched)

  function Part(props: P): ReactNode {
    const locale = useLocale()
    const place = useRef<HTMLDivElement>(null)
    const [Drawn] = useState(() => Fetched ?? Later)
    const part = (
      <Suspense>
        <Drawn {...props} />
        <Alive tell={held.works} />
      </Suspense>
    )
    // One and the same element until its code has come: what is drawn anew before would be thrown away.
    const [first] = useState(part)
    // Before the page says that it has started, and does what was pressed until then.
    useLayoutEffect(() => held.hear(place.current as HTMLElement), [])
    useEffect(() => {
      const use = (event: Event) => {
        if (place.current?.contains(event.target as Node | null)) used.resolve(locale)
      }
      // What was used before this ran, or was given back by the browser.
      if (isUsed(place.current)) used.resolve(locale)
      // On the window: React lets no event pass to a part whose code is not there yet.
      return listen(USES, use)
    }, [locale])
    // Another place on this page, as a dialog's is: React shows it once all parts know of it, and this one is not awake.
    const router = useContext(RouterContext)?.router
    useEffect(() => {
      const here = router?.state.location
      return router?.subscribe(({ location }) => {
        if (location !== here && location.pathname === here?.pathname) used.resolve(locale)
      })
    }, [router, locale])
    return <div ref={place}>{Fetched ? part : first}</div>
  }
  return { Part, load }
}

function untilUsed() {
  let resolve: (locale: Locale) => void = () => {}
  const promise = new Promise<Locale>(done => {
    resolve = done
  })
  return { promise, resolve }
}

/** Says that what stands beside it is alive. */
function Alive({ tell }: { tell: () => void }): null {
  useEffect(tell, [tell])
  return null
}

function isUsed(place: HTMLElement | null): boolean {
  const fields = place?.querySelectorAll<HTMLInputElement>(TYPED_INTO) ?? []
  return (
    place?.contains(document.activeElement) === true ||
    [...fields].some(field => field.value !== field.defaultValue)
  )
}
