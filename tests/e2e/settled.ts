import type { BrowserContext, Page, Request } from 'playwright-core'

const underWay = new WeakMap<BrowserContext, Set<Request>>()

/** From now on records the requests of a context's pages, and whether their script has started. */
export async function follow(context: BrowserContext): Promise<void> {
  const requests = new Set<Request>()
  underWay.set(context, requests)
  context.on('request', request => void requests.add(request))
  context.on('requestfinished', request => void requests.delete(request))
  context.on('requestfailed', request => void requests.delete(request))
  await context.addInitScript(() => {
    addEventListener('started', () => Object.assign(globalThis, { hasStarted: true }))
  })
}

/** Waits until the page's script has started and what it fetched is rendered. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hasStarted' in globalThis)
  const requests = underWay.get(page.context())
  if (!requests) throw new Error('Only pages of a followed context settle')
  for (let calm = 0; calm < 2; calm = requests.size === 0 ? calm + 1 : 0)
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
}
