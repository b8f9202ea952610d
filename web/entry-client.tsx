import { startTransition, useLayoutEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { localeOfPath, type Locale } from '#shared/locale.ts'
import type { PageName } from '#shared/paths.ts'
import type { Site } from '#shared/site.ts'
import { currentSession, onSessionChange } from './platform/session.ts'
import { SiteContext } from './platform/site.ts'
import { loadWords } from './platform/words.ts'
import { holdFields } from './frame/fields.ts'
import { LastResort } from './frame/last-resort.tsx'
import { allowMovedNodes } from './frame/moved-nodes.ts'
import { navigateSoftly } from './frame/soft-navigation.ts'
import { routesOf } from './routes.tsx'
import './ui/tokens.css'
import './ui/base.css'

type Router = ReturnType<typeof createBrowserRouter>
type Hydration = {
  site: Site
  /** Missing where no page has this address. */
  page?: PageName
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
  // Evaluating the modules and starting are two tasks: together they would hold a slow phone up.
  await new Promise(done => setTimeout(done))
  const { page, loaderData, actionData = null, failed } = data
  const locale = localeOfPath(location.pathname)
  const errors = failed ? { [locale]: { status: failed, statusText: '', internal: true, data: null } } : null
  const router = createBrowserRouter(await firstRoutes(locale, page), {
    hydrationData: { loaderData, actionData, errors },
  })
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
async function firstRoutes(locale: Locale, page: PageName | undefined): Promise<RouteObject[]> {
  const routes = routesOf(locale)
  const route = routes[0]?.children?.find(({ id }) => id === `${locale}.${page}`)
  const [loaded] = await Promise.all([typeof route?.lazy === 'function' && route.lazy(), loadWords(locale)])
  if (route) Object.assign(route, loaded, { lazy: undefined })
  return routes
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
