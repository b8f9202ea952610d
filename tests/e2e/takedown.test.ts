// A takedown: readers see that the text is under examination, while the desk can still read it.
import assert from 'node:assert/strict'
import test from 'node:test'
import type { Page } from 'playwright-core'
import type { TakedownClass } from '#shared/contract/contact/keys.ts'
import { href } from '#shared/paths.ts'
import { until } from '../support/until.ts'
import { checkAccessInBoth, checkWidth, journeys, type Reader } from './browser.ts'
import { newAddress } from './people.ts'
import { openDesk, openHistory } from './sign-in.ts'
import { settled } from './settled.ts'
import { api, knownCompany } from './site.ts'
import { wordsOf } from './words.ts'

const house = journeys()

/** Requests the takedown of the content at a path; returns the number of the message. */
async function report(kind: TakedownClass, path: string): Promise<string> {
  const { ticket } = await api<{ ticket: string }>(house.url, '/v2/report-content', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      class: kind,
      who: 'authority',
      name: 'Panitera Pengadilan',
      email: newAddress(),
      address: house.url + path,
      message: 'Penetapan pengadilan tentang isi ini kami lampirkan dalam surat berikutnya.',
      agree: true,
    }),
  })
  return ticket
}

test('the administrator sees the original text, readers see that it is examined, and content that must stay is answered without a takedown', async () => {
  const { reviews } = await api<{ reviews: { id: string; headline: string }[] }>(house.url, '/v2/id/reviews')
  const [review = assert.fail('the demo has no review')] = reviews
  const ticket = await report('court_order', href('id', 'review', { id: review.id }))
  const reader = await house.reader({ locale: 'en', screen: 'desk' })
  await openDesk(reader, house.program, 'administrator')
  const { page } = reader
  const { inquiry } = wordsOf('en').team
  await page.goto(href('en', 'teamTakedowns'))
  await settled(page)
  await page.getByRole('button', { name: new RegExp(inquiry.classes.court_order) }).click()
  await page.getByText(review.headline).first().waitFor()
  await checkAccessInBoth(page, 'a request at its desk')
  const [choice, reason] = ['content', 'guideline'].map(name => page.locator(`input[name=${name}]`))
  assert.deepEqual([await choice?.isChecked(), await choice?.isVisible()], [true, true])
  await page.getByRole('textbox', { name: inquiry.note }).fill('Kami kabulkan permintaan ini.')
  await page.getByRole('button', { name: inquiry.acts.uphold, exact: true }).click()
  await page.getByText(inquiry.chooseReason).waitFor()
  await page.locator('#work-h').focus()
  await page.keyboard.press('2')
  assert.equal(await reason?.nth(1).isChecked(), true)
  await page.getByRole('button', { name: inquiry.acts.hide, exact: true }).click()
  await until(async () => {
    await page.goto(href('en', 'teamTakedowns'))
    await settled(page)
    return page.getByText(inquiry.flags.hidden).first().isVisible()
  })
  await page.getByRole('button', { name: new RegExp(inquiry.classes.court_order) }).click()
  await page.getByText(inquiry.examined).waitFor()
  assert.ok(await page.getByText(review.headline).first().isVisible())
  await page.setViewportSize({ width: 360, height: 800 })
  await checkWidth(page, 'what was taken down first, at 360')
  const chosen = await page
    .locator('label', { hasText: inquiry.examined })
    .locator('small')
    .first()
    .boundingBox()
  assert.ok((chosen?.width ?? 0) > 100, 'what goes is read in lines, not letter by letter')
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHistory(page, 'en', letterIn(page, ticket))
  const bar = await page.locator('.team-bar').boundingBox()
  assert.ok((bar?.height ?? 99) < 60, 'the desk’s head is one row')
  await answersWhatCannotGo(reader)
  const readers = await house.reader({ locale: 'id', screen: 'phone' })
  await readers.page.goto(href('id', 'review', { id: review.id }))
  await readers.page.getByText(wordsOf('id').reviews.stub.request).waitFor()
  await readers.page.goto(href('id', 'transparency'))
  await checkWidth(readers.page, 'the public figures')
  const heads = await readers.page.locator('.figures-table th').all()
  assert.equal(heads.length, 3)
  for (const head of heads)
    assert.ok(((await head.boundingBox())?.height ?? 99) < 45, 'no word of a column’s head is broken')
  await readers.close()
  await reader.close()
})

async function answersWhatCannotGo({ page }: Reader): Promise<void> {
  const { slug: id } = await knownCompany(house.url)
  const ticket = await report('copyright', href('id', 'company', { id }))
  const { inquiry } = wordsOf('en').team
  await page.goto(href('en', 'teamTakedowns'))
  await settled(page)
  await page.getByRole('button', { name: new RegExp(inquiry.classes.copyright) }).click()
  await page.getByRole('heading', { level: 1, name: new RegExp(ticket) }).waitFor()
  await page.getByText(inquiry.noContent).waitFor()
  const acts = await page.locator('.decide-bar button').allInnerTexts()
  assert.deepEqual(acts, [inquiry.acts.answer, inquiry.acts.refuse])
  await page.getByRole('textbox', { name: inquiry.note }).fill('The profile is as it was before.')
  await page.getByRole('button', { name: inquiry.acts.answer }).click()
  await openHistory(page, 'en', letterIn(page, ticket))
}

/** Opens a message in the team's history. */
const letterIn = (page: Page, ticket: string) =>
  page.getByRole('row').filter({ hasText: wordsOf('en').team.history.letters.takedown(ticket) })
