import { useLocation, useMatches } from 'react-router'
import { otherLocale, type Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import type { RouteHandle } from '#web/platform/page.ts'

export type Leaf = {
  handle: RouteHandle | undefined
  params: Record<string, string | undefined>
  data: unknown
}

/** The page shown: its handle, parameters and data. The handle is missing for an unknown address. */
export function useLeaf(): Leaf {
  const match = useMatches().at(-1)
  return {
    handle: match?.handle as RouteHandle | undefined,
    params: match?.params ?? {},
    data: match?.loaderData,
  }
}

/** The same page in the other language, with the part of the query that it knows. */
export function useTwin(locale: Locale): string {
  const { handle, params } = useLeaf()
  const { search } = useLocation()
  const other = otherLocale(locale)
  if (!handle) return href(other, 'home')
  const given = new URLSearchParams(search)
  const query = Object.fromEntries(handle.query.map(key => [key, given.getAll(key)]))
  return href(other, handle.name, params as never, query)
}
