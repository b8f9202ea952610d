import { useLocation } from 'react-router'
import { returnPath, returnQuery } from '#web/accounts/return-path.ts'
import { otherLocale } from '#shared/locale.ts'
import { href, queryString, twinPath } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { useLeaf } from './leaf.ts'

/** A plain link to the same page in the other language, which is another document. */
export function LanguageSwitch() {
  const { language } = useWords('masthead')
  const other = otherLocale(useLocale())
  const twin = useTwin()
  return (
    <a
      className="tool"
      href={twin}
      lang={other}
      hrefLang={other}
      rel="external"
      aria-label={language.label}
      onClick={event => {
        event.currentTarget.href = twin + ownPart()
      }}
    >
      {language.switchTo}
    </a>
  )
}

/** Address in the other language, with the query parameters that the page knows. */
function useTwin(): string {
  const { handle, data } = useLeaf()
  const other = otherLocale(useLocale())
  const { pathname, search } = useLocation()
  const given = new URLSearchParams(search)
  const known = (handle?.query ?? []).map(key => [key, given.getAll(key)] as const)
  const paramsIn = data === undefined ? undefined : handle?.page?.paramsIn?.(data)
  const path =
    handle && paramsIn
      ? href(other, paramsIn[other] ? handle.name : 'home', (paramsIn[other] ?? {}) as never)
      : twinPath(pathname)
  return path + queryString(Object.fromEntries(known))
}

/** Parts of the address that only the browser knows: the return path after signing in, and the step of a form. */
function ownPart(): string {
  const next = returnPath(location.search, location.origin)
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(next ?? '') ?? []
  return (next ? queryString(returnQuery(twinPath(path) + rest)) : '') + location.hash
}
