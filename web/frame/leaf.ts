import { useMatches } from 'react-router'
import type { RouteHandle } from '#web/platform/page.ts'

export type Leaf = {
  handle: RouteHandle | undefined
  params: Record<string, string | undefined>
  data: unknown
}

/** The current page: its handle, parameters and data. An unknown address has no handle. */
export function useLeaf(): Leaf {
  const match = useMatches().at(-1)
  return {
    handle: match?.handle as RouteHandle | undefined,
    params: match?.params ?? {},
    data: match?.loaderData,
  }
}
