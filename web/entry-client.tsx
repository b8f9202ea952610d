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
import { saveFields } from './frame/fields.ts'
import { LastResort } from './frame/last-resort.tsx'
import { allowMovedNodes } from './frame/moved-nodes.ts'
import { navigateSoftly } from './frame/soft-navigation.ts'
import { routesOf } from './routes.tsx'
import './ui/tokens.css'
import './ui/base.css'

type Router = ReturnType<typeof createBrowserRouter>
type Hydration = {
  site: Site
  /** Undefined if the address is unknown. */
  page?: PageName
  loaderData: Record<string, unknown>
  /** The page's answer to a form that was sent without JavaScript. */
  actionData?: Record<string, unknown>
  /** Status of the error page, if the page failed. */
  failed?: number
}

allowMovedNodes()
start().catch((error: unknown) => {
  dispatchEvent(new Event('failed'))
  throw error
})

async function start(): Promise<void> {
  const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as Hydration
  // Evaluating the modules and hydration are separate tasks: as one task they would block a slow phone for too long.
  await new Promise(done => setTimeout(done))
  const { page, loaderData, actionData = null, failed } = data
  const locale = localeOfPath(location.pathname)
  const errors = failed ? { [locale]: { status: failed, statusText: '', internal: true, data: null } } : null
  const router = createBrowserRouter(await firstRoutes(locale, page), {
    hydrationData: { loaderData, actionData, errors },
  })
  const root = document.getElementById('root') as HTMLElement
  const giveBack = saveFields(root)
  // In a transition React hydrates in slices of milliseconds, so that a slow phone stays responsive.
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

/** Runs after hydration: from here on the router handles links, buttons work, and boot.js is notified. */
function Started({ router, giveBack, children }: StartedProps) {
  useLayoutEffect(() => {
    giveBack()
    navigateSoftly(router)
    showSignedIn(router)
    dispatchEvent(new Event('started'))
  }, [router, giveBack])
  return children
}

/** Data of the first render must be loaded before it, or hydration would not match the server's document. */
async function firstRoutes(locale: Locale, page: PageName | undefined): Promise<RouteObject[]> {
  const routes = routesOf(locale)
  const route = routes[0]?.children?.find(({ id }) => id === `${locale}.${page}`)
  const [loaded] = await Promise.all([typeof route?.lazy === 'function' && route.lazy(), loadWords(locale)])
  if (route) Object.assign(route, loaded, { lazy: undefined })
  return routes
}

/**
 * The server renders the page for a visitor; a signed-in person's data is fetched after hydration and after each change
 * of the session.
 */
function showSignedIn(router: Router): void {
  if (currentSession()) void router.revalidate()
  let token = currentSession()?.token
  onSessionChange(() => {
    if (currentSession()?.token === token) return
    token = currentSession()?.token
    void router.revalidate()
  })
}
