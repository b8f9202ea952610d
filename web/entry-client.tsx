import { startTransition, useLayoutEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  matchRoutes,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  type RouteMatch,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { localeOfPath } from '#shared/locale.ts'
import type { Site } from '#shared/site.ts'
import { currentSession, onSessionChange } from './platform/session.ts'
import { SiteContext } from './platform/site.ts'
import { loadWords } from './platform/words.ts'
import { holdFields } from './frame/fields.ts'
import { LastResort } from './frame/last-resort.tsx'
import { allowMovedNodes } from './frame/moved-nodes.ts'
import { navigateSoftly } from './frame/soft-navigation.ts'
import { routes } from './routes.tsx'
import './ui/tokens.css'
import './ui/base.css'

type Router = ReturnType<typeof createRouter>
type Hydration = {
  site: Site
  loaderData: Record<string, unknown>
  /** What the page answered to a form that was sent before scripts ran. */
  actionData?: Record<string, unknown>
  /** The status of a page that could not be shown. */
  failed?: number
}

allowMovedNodes()
start().catch((error: unknown) => {
  dispatchEvent(new Event('failed'))
  throw error
})

async function start(): Promise<void> {
  const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as Hydration
  const matches = matchRoutes(routes, location) ?? []
  await loadFirst(matches)
  const { loaderData, actionData = null, failed } = data
  const frame = failed && matches[0]?.route.id
  const errors = frame ? { [frame]: { status: failed, statusText: '', internal: true, data: null } } : null
  // As `createBrowserRouter`, without the links and forms that would come along (decision 0013).
  const router = createRouter({
    routes: routes,
    history: createBrowserHistory(),
    hydrationData: { loaderData, actionData, errors },
  }).initialize()
  const root = document.getElementById('root') as HTMLElement
  const giveBack = holdFields(root)
  // As a transition React works in slices of milliseconds: a slow phone answers a touch in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <SiteContext value={data.site}>
        <LastResort>
          <Started router={router} giveBack={giveBack}>
            <RouterProvider router={router} />
          </Started>
        </LastResort>
      </SiteContext>,
    )
  })
}

type StartedProps = { router: Router; giveBack: () => void; children: ReactNode }

/** From now on the page hears of what the router does, and buttons answer: boot.js is told. */
function Started({ router, giveBack, children }: StartedProps) {
  useLayoutEffect(() => {
    giveBack()
    navigateSoftly(router)
    showSignedIn(router)
    dispatchEvent(new Event('started'))
  }, [router, giveBack])
  return children
}

/** What the first render needs must be here before it, or it would differ from the server's. */
async function loadFirst(matches: RouteMatch[]): Promise<void> {
  await loadWords(localeOfPath(location.pathname))
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

/** The server's page is the visitor's: what a signed-in person sees is fetched after it, and whenever that changes. */
function showSignedIn(router: Router): void {
  if (currentSession()) void router.revalidate()
  let token = currentSession()?.token
  onSessionChange(() => {
    if (currentSession()?.token === token) return
    token = currentSession()?.token
    void router.revalidate()
  })
}
