import assert from 'node:assert/strict'
import type { BrowserContext, Page } from 'playwright-core'
import { withoutUnseen } from '#shared/contract/fields.ts'

/** Forbidden events in a browser that reads our pages, collected while it does. */
export type Watched = { executed: string[]; policy: string[]; strangers: string[] }

/**
 * Observes every page of a context: executed payloads, dialogs, policy violations, requests to hosts other than
 * `origin`.
 */
export async function watch(context: BrowserContext, origin: string): Promise<Watched> {
  const seen: Watched = { executed: [], policy: [], strangers: [] }
  await context.exposeFunction('kjHit', (what: unknown) => void seen.executed.push(`kjHit(${String(what)})`))
  await context.exposeFunction('kjPolicy', (what: string) => void seen.policy.push(what))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      const { kjPolicy } = globalThis as unknown as { kjPolicy(what: string): void }
      kjPolicy(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  context.on('dialog', dialog => {
    seen.executed.push(`${dialog.type()} ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('request', request => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) seen.strangers.push(url)
  })
  return seen
}

export function checkNothing(seen: Watched, state: string): void {
  assert.deepEqual(seen, { executed: [], policy: [], strangers: [] }, state)
}

/** Every text is on the page as written, and has created no element, handler or address. */
export async function checkLiteral(page: Page, texts: readonly string[], state: string): Promise<void> {
  const { shown, odd } = await page.evaluate(readPage)
  assert.deepEqual(odd, [], state)
  const plain = squeeze(shown)
  for (const text of texts)
    assert.ok(
      plain.includes(squeeze(text)),
      `${state} lacks ${JSON.stringify(text)}; it shows ${plain.slice(0, 3000)}`,
    )
}

/** Paragraphs of a text are adjacent without a space between; invisible characters are removed from user input. */
export const squeeze = (text: string): string => withoutUnseen(text).replace(/\s+/g, '')

function readPage(): { shown: string; odd: string[] } {
  const root = document.getElementById('root') as HTMLElement
  const copy = root.cloneNode(true) as HTMLElement
  // Numbers that the team's desk adds next to marks.
  for (const extra of copy.querySelectorAll('[data-extra]')) extra.remove()
  const fields = [...root.querySelectorAll<HTMLInputElement>('input, textarea')].map(field => field.value)
  const never =
    'script,iframe,object,embed,base,style,link,meta,math,template,portal,video,audio,img:not([src^="/"])'
  const odd = [...root.querySelectorAll('*')].filter(element => {
    const names = element.getAttributeNames()
    const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data'].map(
      name => element.getAttribute(name) ?? '',
    )
    return (
      element.matches(never) ||
      names.some(name => /^on|^(srcdoc|style)$/i.test(name)) ||
      addresses.some(address =>
        /^[^\p{L}/?#]*(javascript|vbscript|data)\s*:|^\s*(https?:)?\/\/jahat/iu.test(address),
      )
    )
  })
  return {
    shown: `${copy.textContent} ${fields.join(' ')}`,
    odd: odd.map(element => element.outerHTML.slice(0, 200)),
  }
}
