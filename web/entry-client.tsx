import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { localeOfPath } from '#shared/locale.ts'
import { currentSession, onSessionChange } from './platform/session.ts'
import { SiteContext, type Site } from './platform/site.ts'
import { loadWords } from './platform/words.ts'
import { routes } from './routes.tsx'
import './ui/tokens.css'
import './ui/base.css'

type Hydration = { site: Site; loaderData: Record<string, unknown>; status: number }

const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as Hydration
const matches = matchRoutes(routes, location) ?? []

// What the first render needs must be here before it, or it would differ from the server's.
await loadWords(localeOfPath(location.pathname), ['common'])
await Promise.all(
  matches.map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  }),
)

const failed = data.status >= 400 ? matches[0]?.route.id : undefined
const errors = failed
  ? { [failed]: { status: data.status, statusText: '', internal: true, data: null } }
  : null
const router = createBrowserRouter(routes, { hydrationData: { loaderData: data.loaderData, errors } })
hydrateRoot(
  document.getElementById('root') as HTMLElement,
  <SiteContext value={data.site}>
    <RouterProvider router={router} />
  </SiteContext>,
)

// The server's page is the visitor's: what a signed-in person sees is fetched after it, and whenever that changes.
if (currentSession()) void router.revalidate()
let token = currentSession()?.token
onSessionChange(() => {
  if (currentSession()?.token === token) return
  token = currentSession()?.token
  void router.revalidate()
})
