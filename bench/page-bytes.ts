import { chromium } from 'playwright-core'
import { findBrowser } from '../scripts/browser.mjs'
import { httpGet, type Line } from './measure.ts'

const BUDGETS = [
  { type: 'document', what: 'HTML', kilobytes: 20 },
  { type: 'stylesheet', what: 'CSS', kilobytes: 12 },
  { type: 'script', what: 'JavaScript', kilobytes: 110 },
  { type: 'font', what: 'Font', kilobytes: 25 },
]
const MOST_REQUESTS = 10

/** Requests of a phone's browser for a visitor's page, and the transferred bytes of each body. */
export async function pageBytes(url: string): Promise<Line[]> {
  const loaded = await loadedBy(url)
  if (!loaded) return [{ what: 'Bytes of a page', value: 'no browser here', goal: '' }]
  const bytes = new Map<string, number>()
  for (const { type, address } of loaded) {
    const { body } = await httpGet(address)
    bytes.set(type, (bytes.get(type) ?? 0) + body.length)
  }
  const lines = BUDGETS.map(({ type, what, kilobytes }) => {
    const used = (bytes.get(type) ?? 0) / 1024
    return {
      what: `${what}, kB as sent`,
      value: used.toFixed(1),
      goal: `≤ ${kilobytes}`,
      met: used <= kilobytes,
    }
  })
  const requests = loaded.length
  return [
    ...lines,
    { what: 'Requests', value: String(requests), goal: `≤ ${MOST_REQUESTS}`, met: requests <= MOST_REQUESTS },
  ]
}

async function loadedBy(url: string): Promise<{ address: string; type: string }[] | undefined> {
  const executablePath = findBrowser()
  if (!executablePath) return undefined
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const loaded: { address: string; type: string }[] = []
  page.on('response', response =>
    loaded.push({ address: response.url(), type: response.request().resourceType() }),
  )
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await browser.close()
  return loaded
}
