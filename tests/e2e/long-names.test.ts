// The longest permitted names, one of them a single word: nothing sticks out or covers anything else.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { LIMITS } from '#web/writing/parts/limits.ts'
import { checkAccess, checkWidth, journeys } from './browser.ts'
import { codeFor, teamMember, type Role } from './people.ts'
import { api } from './site.ts'
import { send, sendReview } from './submissions.ts'
import { wordsOf } from './words.ts'
import { fillReview } from './write-review.ts'
import { until } from '../support/until.ts'
import { settled } from './settled.ts'

const house = journeys()
const WORD = 'Internasionalisasiperdagangankomoditasperkebunanbersamanusan'
const NAMES = [
  WORD,
  'Perusahaan Pengangkutan dan Pergudangan Sumber Makmur Abadi Sentosa Raya Nusantara Jaya Bersama',
]

test('long names and long words stay inside all their pages at 320 and 768 pixels', async () => {
  const bearer = await staffToken('administrator')
  const slugs = []
  for (const name of NAMES) slugs.push(await reviewed(name, bearer))
  const reader = await house.reader()
  const { page } = reader
  const pages = slugs.flatMap(id => [href('id', 'company', { id }), href('id', 'companyReviews', { id })])
  const found = href('id', 'searchCompany', {}, { q: WORD })
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 740 })
    for (const address of [...pages, found, href('id', 'home'), href('id', 'latestReviews')]) {
      await page.goto(address)
      await settled(page)
      await checkWidth(page, `${address} at ${width}`)
      await checkAccess(page, `${address} at ${width}`)
    }
    await page.locator('.quote a').first().click()
    await page.locator('.review-owner').waitFor()
    await checkWidth(page, `a review at ${width}`)
  }
  reader.checkQuiet()
  await reader.close()
})

test('the summary before sending keeps the long name of an unlisted company inside at 320 pixels', async () => {
  const reader = await house.reader()
  const { page } = reader
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto(href('id', 'writeReview'))
  await page.getByRole('button', { name: wordsOf('id').forms.combobox.exit }).click()
  await page.locator('#f-company_id').fill(WORD)
  await fillReview(reader, { kind: 'employee', headline: WORD })
  await checkWidth(page, 'the last look at 320')
  reader.checkQuiet()
  await reader.close()
})

test('a name longer than permitted is still looked up, counted, and refused beside its field', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { forms, errors } = wordsOf('id')
  const { max } = LIMITS.companyName
  const name = 'Warung '.repeat(18).trim()
  await page.goto(href('id', 'writeReview'))
  await page.getByRole('button', { name: forms.combobox.exit }).click()
  const lookedUp = page.waitForResponse(answer => answer.url().includes('query=Warung'))
  await page.locator('#f-company_id').fill(name)
  assert.equal((await lookedUp).status(), 200)
  await page.getByText(forms.counter(String(name.length), String(max))).waitFor()
  await page.locator('form button[type=submit]').last().click()
  await page.locator('#f-company_id-e').getByText(errors.field.too_long(max)).waitFor()
  reader.checkQuiet()
  await reader.close()
})

test('a company without reviews shows nothing else beside its name, so that the whole name fits on a phone', async () => {
  const name = 'Indonesia Karangasem Industrial Park'
  await listed(name, await staffToken('editor'))
  const reader = await house.reader({ screen: 'phone' })
  const { page } = reader
  await page.goto(href('id', 'searchCompany', {}, { q: name }))
  const row = page.locator('.found .rank > li').filter({ hasText: name })
  const { search, reviews } = wordsOf('id')
  assert.ok(await row.getByText(reviews.list.count('0')).isVisible())
  assert.equal(await row.getByText(search.noScore).count(), 0)
  // Glyphs overhang their line a little; only a cut-off line is a fault.
  const [whole, shown] = await row.getByText(name).evaluate(b => [b.scrollHeight, b.clientHeight])
  assert.ok(Number(whole) - Number(shown) < 10, `${whole} pixels of name in ${shown}`)
  reader.checkQuiet()
  await reader.close()
})

/** Creates a company of this name with one published review; returns its slug. */
async function reviewed(name: string, bearer: string): Promise<string> {
  await listed(name, bearer)
  const { rows } = await api<{ rows: { id: string; company: string }[] }>(house.url, '/team/desk/review', {
    headers: { Authorization: `Bearer ${bearer}` },
  })
  const { id } = rows.find(({ company }) => company === name) ?? assert.fail('its review is not there')
  await send(house.url, `/team/desk/review/${id}/decision`, { decision: 'publish' }, { bearer })
  const slug = (await slugOf(name)) as string
  await until(async () => {
    const { tabs } = await api<{ tabs: { reviews: number } }>(house.url, `/v2/company/${slug}`)
    return tabs.reviews === 1
  })
  return slug
}

/** Creates a company of this name with one pending review. */
async function listed(name: string, bearer: string): Promise<void> {
  const { companyId } = await sendReview(house.url, { headline: WORD + WORD.slice(0, 50) }, { company: name })
  await send(house.url, `/team/desk/company/${companyId}/decision`, { decision: 'approve', name }, { bearer })
  await until(async () => (await slugOf(name)) !== undefined)
}

async function slugOf(name: string): Promise<string | undefined> {
  const { companies } = await api<{ companies: { slug: string; name: string }[] }>(
    house.url,
    `/search?query=${encodeURIComponent(name)}`,
  )
  return companies.find(company => company.name === name)?.slug
}

/** One role per test, because an authenticator's code permits one sign-in. */
async function staffToken(role: Role): Promise<string> {
  const member = await teamMember(house.program, role)
  const device = randomUUID()
  const { user_id } = await send<{ user_id: string }>(
    house.url,
    '/team/auth/login',
    { email: member.email },
    { device },
  )
  const two_factor_code = await codeFor(house.url, member.email)
  const signedIn = { user_id, two_factor_code, totp: member.totp() }
  return (await send<{ token: string }>(house.url, '/team/auth/2fa', signedIn, { device })).token
}
