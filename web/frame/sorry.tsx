import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Cover } from '#web/ui/batik-cover.tsx'
import { buttonClass, ButtonLink } from '#web/ui/button.tsx'

/** What stands where a page should be: nothing of that address, or something that failed. */
export function Sorry({ missing }: { missing: boolean }) {
  const locale = useLocale()
  const { notFound, failed } = useWords('sorry')
  const { pathname, search } = useLocation()
  const isOffline = useOffline()
  const body = missing ? notFound.body : isOffline ? failed.offline : failed.body
  return (
    <>
      <Cover id={missing ? 'lost' : 'torn'} size="low" />
      <div className="wrap sorry">
        <h1>{missing ? notFound.heading : failed.title}</h1>
        <p className="lead-text">{body}</p>
        <p className="sorry-a">
          {!missing && (
            // A document of its own: what failed may be the script.
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

/** The server never is. */
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
