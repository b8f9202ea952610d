// What the site's server sees of a person who signs in and later writes: nothing in the second half belongs to the first.
import assert from 'node:assert/strict'
import test from 'node:test'
import type { Page, Request } from 'playwright-core'
import { href } from '#shared/paths.ts'
import { journeys, type Reader } from './browser.ts'
import { newAddress } from './people.ts'
import { signInByCode } from './sign-in.ts'
import { api, knownCompany } from './site.ts'
import { wordsOf } from './words.ts'
import { fillReview, sendReview, shownCode } from './write-review.ts'

const house = journeys()
/** Long enough that two calls share it only if one of them passed it on. */
const IDENTIFIER = /[\w-]{20,}/g

type Seen = { path: string; headers: Record<string, string>; text: string }

/** Records the calls of a page from now on. */
function record(page: Page): Seen[] {
  const seen: Seen[] = []
  const note = async (request: Request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/')) return
    const one: Seen = { path: pathname, headers: {}, text: `${request.url()} ${request.postData() ?? ''}` }
    seen.push(one)
    one.headers = await request.allHeaders()
  }
  page.on('request', request => void note(request))
  page.on('response', async response => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/api/')) return
    const text = await response.text().catch(() => '')
    seen.push({ path: pathname, headers: response.headers(), text })
  })
  return seen
}

const identifiersIn = (seen: Seen[]): Set<string> =>
  new Set(seen.flatMap(({ headers, text }) => `${JSON.stringify(headers)} ${text}`.match(IDENTIFIER) ?? []))

async function signIn(reader: Reader): Promise<void> {
  await reader.page.goto(href(reader.locale, 'login'))
  await signInByCode(reader, house.url, newAddress())
  await reader.page.waitForFunction(() =>
    Object.entries(localStorage).some(
      ([key, value]) => key.startsWith('credential-') && !value.includes('null'),
    ),
  )
}

for (const leaves of [false, true])
  test(`a review is written without the account${leaves ? ', also after signing out' : ' that is signed in'}`, async () => {
    const { slug } = await knownCompany(house.url)
    const { company } = await api<{ company: { id: string } }>(house.url, `/v2/company/${slug}`)
    const reader = await house.reader(
      leaves ? { locale: 'id', screen: 'desk' } : { locale: 'en', screen: 'desk' },
    )
    const { page, locale } = reader
    const before = record(page)
    await signIn(reader)
    if (leaves) {
      await page.goto(href(locale, 'account'))
      await page.getByText(wordsOf(locale).masthead.account.menu, { exact: true }).first().click()
      await page.getByText(wordsOf(locale).masthead.account.logout).first().click()
      await page.waitForFunction(() => localStorage.getItem('token') === null)
    }
    const first = identifiersIn(before)
    const session = before.flatMap(({ path, text }) => (path.endsWith('/2fa') ? [text] : [])).join()
    assert.ok(first.size > 5 && /"token":"[\w-]+"/.test(session), 'the first half was recorded')
    page.removeAllListeners('request')
    page.removeAllListeners('response')

    const after = record(page)
    await page.goto(href(locale, 'companyWriteReview', { id: slug }))
    await fillReview(reader, { kind: 'employee', headline: 'Sistem lambat, rekan baik', salary: '7,5 juta' })
    await sendReview(reader)
    await shownCode(reader)
    const sent = after.filter(({ headers }) => 'accept' in headers)
    const named = sent.filter(
      ({ headers }) => headers['authorization'] ?? headers['device'] ?? headers['cookie'],
    )
    assert.deepEqual(
      named.map(({ path }) => path),
      ['/api/review'],
      'the pass is the only bearer',
    )
    for (const path of ['/api/review-pass', '/api/pay-pass'])
      assert.ok(
        sent.some(one => one.path === path),
        path,
      )
    assert.deepEqual(
      [...identifiersIn(sent)].filter(one => first.has(one) && one !== company.id),
      [],
    )
    reader.checkQuiet()
    await reader.close()
  })
