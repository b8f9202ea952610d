import type { Browser, BrowserContext, Page } from 'playwright-core'
import { follow } from '#tests/e2e/settled.ts'
import type { Site } from '../site.ts'
import { watch, type Watched } from './watch.ts'

export type Reader = { page: Page; context: BrowserContext; seen: Watched }
export type Role = 'visitor' | 'member' | 'team'

/** A new signed-in browser profile under observation. */
export async function openReader(browser: Browser, site: Site, role: Role): Promise<Reader> {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  await follow(context)
  const seen = await watch(context, site.origin)
  const user = { id: '00000000-0000-4000-8000-000000000000', email: 'sinta@contoh.id', phone_number: null }
  const kept = { role, token: role === 'team' ? site.team : site.member, user: JSON.stringify(user) }
  await context.addInitScript(({ role: as, token, user: own }) => {
    const staff = { name: 'Ayu', role: 'administrator' }
    if (as === 'team') sessionStorage.setItem('team', JSON.stringify({ token, staff }))
    if (as !== 'member') return
    localStorage.setItem('token', token)
    localStorage.setItem('user', own)
  }, kept)
  return { page: await context.newPage(), context, seen }
}
