import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Cover } from '#web/ui/batik/batik-cover.tsx'
import { buttonClass, ButtonLink } from '#web/ui/controls/button.tsx'

export type Trouble = 'notFound' | 'limited' | 'busy' | 'failed'

const TROUBLES: Record<number, Trouble> = { 404: 'notFound', 429: 'limited', 503: 'busy' }

export const troubleOf = (status: number): Trouble => TROUBLES[status] ?? 'failed'

/** Error page: unknown address or failed page. */
export function Sorry({ trouble }: { trouble: Trouble }) {
  const locale = useLocale()
  const words = useWords('sorry')
  const { notFound, failed } = words
  const missing = trouble === 'notFound'
  const { pathname, search } = useLocation()
  const isOffline = useOffline()
  const body = !missing && isOffline ? failed.offline : words[trouble].body
  return (
    <>
      <Cover id={missing ? 'lost' : 'torn'} size="low" />
      <div className="wrap sorry">
        <h1>{missing ? notFound.heading : words[trouble].title}</h1>
        <p className="lead-text">{body}</p>
        <p className="sorry-a">
          {!missing && (
            // Loads a new document, because the script itself may have failed.
            <a className={buttonClass()} href={pathname + search} rel="external">
              {failed.retry}
            </a>
          )}
          <ButtonLink kind={missing ? 'filled' : 'line'} href={href(locale, 'home')}>
            {notFound.home}
          </ButtonLink>
        </p>
      </div>
    </>
  )
}

/** Always false on the server. */
const useOffline = (): boolean =>
  useSyncExternalStore(
    changed => {
      addEventListener('online', changed)
      addEventListener('offline', changed)
      return () => {
        removeEventListener('online', changed)
        removeEventListener('offline', changed)
      }
    },
    () => !navigator.onLine,
    () => false,
  )
