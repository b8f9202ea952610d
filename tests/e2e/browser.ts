import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after, before } from 'node:test'
import { chromium, type Browser, type BrowserContext, type LaunchOptions, type Page } from 'playwright-core'
import { findBrowser } from '../../scripts/browser.mjs'
import type { Locale } from '#shared/locale.ts'
import { copyOnServer, type Copy } from '../support/database.ts'
import { startProgram, type Program } from '../support/program.ts'
import { follow, settled } from './settled.ts'

const SCREENS = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 900 } }
export type Screen = keyof typeof SCREENS
type Theme = 'light' | 'dark'
/** Each language and each screen once: the main journeys run in both. */
export const READERS = [
  { locale: 'id', screen: 'phone' },
  { locale: 'en', screen: 'desk' },
] as const

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const ACTION_MS = 60_000
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
]

type ReaderKind = {
  locale?: Locale
  screen?: Screen
  theme?: Theme
  script?: boolean
}

export type Reader = {
  page: Page
  context: BrowserContext
  locale: Locale
  /** Fails the test after a complaint of the browser or a request to another host. */
  checkQuiet(): void
  close(): Promise<void>
}

/**
 * Starts the program with the demo for the tests of one file, and a browser; in a whole run all files share the browser
 * and the demo's database.
 */
export function journeys(env: Record<string, string> = {}) {
  let program: Program
  let browser: Browser
  let database: Copy | undefined
  before(async () => {
    database = await copyOfDemo()
    const settings = { DECISION_SECONDS: '0', ...(database && { DATABASE_URL: database.url }), ...env }
    ;[program, browser] = await Promise.all([
      startProgram(settings, process.env['JOURNEY_DATA']),
      openBrowser(),
    ])
  })
  after(async () => {
    await browser?.close()
    await program?.stop()
    await database?.drop()
  })
  return {
    get program() {
      return program
    },
    get url() {
      return program.url
    },
    /** A new browser profile for one reader. */
    async reader({
      locale = 'id',
      screen = 'phone',
      theme = 'light',
      script = true,
    }: ReaderKind = {}): Promise<Reader> {
      const context = await browser.newContext({
        baseURL: program.url,
        viewport: SCREENS[screen],
        hasTouch: screen === 'phone',
        isMobile: screen === 'phone',
        colorScheme: theme,
        javaScriptEnabled: script,
        locale: locale === 'id' ? 'id-ID' : 'en-GB',
        reducedMotion: 'reduce',
      })
      context.setDefaultTimeout(ACTION_MS)
      await follow(context)
      const page = await context.newPage()
      const complaints = watch(page, program.url)
      if (script) await context.addInitScript(AXE)
      return {
        page,
        context,
        locale,
        checkQuiet: () => assert.deepEqual(complaints.splice(0), []),
        close: () => context.close(),
      }
    },
  }
}

/** A copy of the whole run's demo database, if it is on a server. */
async function copyOfDemo(): Promise<Copy | undefined> {
  const { TEST_DATABASE_URL: server, JOURNEY_DATABASE: filled } = process.env
  return server && filled ? copyOnServer(server, filled) : undefined
}

/** Complaints of the browser: page errors, console errors, policy violations, requests to other hosts or that fail. */
function watch(page: Page, url: string): string[] {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(`error: ${error.message}`))
  page.on('console', message => {
    const isRefusal = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isRefusal) complaints.push(`console: ${message.text()}`)
  })
  page.on('request', request => {
    const isOurs = request.url().startsWith(`${url}/`) || /^(data|blob):/.test(request.url())
    if (!isOurs) complaints.push(`third party: ${request.url()}`)
  })
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    const expected = pathname.startsWith('/api/') || response.request().isNavigationRequest()
    if (response.status() >= (expected ? 500 : 400)) complaints.push(`${response.status()} ${pathname}`)
  })
  return complaints
}

/** A browser alone, for tests that start their own program: the whole run's, or one for this file. */
export async function openBrowser(): Promise<Browser> {
  const shared = process.env['JOURNEY_BROWSER']
  return shared ? chromium.connect(shared) : chromium.launch(launchOptions())
}

export function launchOptions(): LaunchOptions {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium or Chrome: install one, or set CHROME_PATH')
  return { executablePath, args: FLAGS }
}

type AxeResult = { violations: { id: string; help: string; nodes: { target: unknown; html: string }[] }[] }

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** axe finds nothing in the page's present state. */
export async function checkAccess(page: Page, state: string, runOnly = RULES): Promise<void> {
  const found = await page.evaluate(async runOnly => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResult> } }
    const { violations } = await axe.run({ runOnly, resultTypes: ['violations'], preload: false })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(node => `${id}: ${String(node.target)} ${node.html.slice(0, 120)}`),
    )
  }, runOnly)
  assert.deepEqual(found, [], `axe on ${state}`)
}

/** The same for the light theme, and for the dark one, where only colours differ. */
export async function checkAccessInBoth(page: Page, state: string): Promise<void> {
  await checkAccess(page, state)
  await page.emulateMedia({ colorScheme: 'dark' })
  await checkAccess(page, `${state}, dark`, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** After the page has settled, it passes axe and does not scroll sideways. */
export async function look({ page }: Reader, state: string): Promise<void> {
  await settled(page)
  await checkAccessInBoth(page, state)
  await checkWidth(page, state)
}

/** Holds back the page's modules until the returned gate is opened. */
export async function gate(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Nothing sticks out sideways. */
export async function checkWidth(page: Page, state: string): Promise<void> {
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  assert.equal(over, 0, `${state} scrolls sideways by ${over} pixels`)
}

/** The same at twice the text size, and at 320 pixels, which is 1280 pixels at 400 % zoom. */
export async function checkWidths(page: Page, state: string): Promise<void> {
  await checkWidth(page, state)
  await enlarge(page)
  await checkWidth(page, `${state}, in large text`)
  await enlarge(page, false)
  const before = page.viewportSize() ?? SCREENS.phone
  await page.setViewportSize({ width: 320, height: 640 })
  await checkWidth(page, `${state} at 320`)
  await page.setViewportSize(before)
}

/** Sets the text size to twice the normal one, or back. */
export async function enlarge(page: Page, isLarge = true): Promise<void> {
  await page.evaluate(large => {
    document.documentElement.style.fontSize = large ? '200%' : ''
  }, isLarge)
}
