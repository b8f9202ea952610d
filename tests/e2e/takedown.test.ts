// A takedown: the desk goes on reading what was taken down first, and readers are told that it is being examined.
import assert from 'node:assert/strict'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { until } from '../support/until.ts'
import { checkAccessInBoth, checkWidth, journeys } from './browser.ts'
import { newAddress } from './people.ts'
import { openDesk } from './sign-in.ts'
import { settled } from './settled.ts'
import { api } from './site.ts'
import { wordsOf } from './words.ts'

const house = journeys()

test('an administrator reads what was taken down first, and readers that it is examined', async () => {
  const { reviews } = await api<{ reviews: { id: string; headline: string }[] }>(house.url, '/v2/id/reviews')
  const [review = assert.fail('the demo has no review')] = reviews
  const asked = await fetch(`${house.url}/api/v2/report-content`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      class: 'court_order',
      who: 'authority',
      name: 'Panitera Pengadilan',
      email: newAddress(),
      address: house.url + href('id', 'review', { id: review.id }),
      message: 'Penetapan pengadilan tentang ulasan ini kami lampirkan dalam surat berikutnya.',
      agree: true,
    }),
  })
  assert.equal(asked.status, 202, await asked.text())
  const reader = await house.reader({ locale: 'en', screen: 'desk' })
  await openDesk(reader, house.program, 'administrator')
  const { page } = reader
  const { inquiry } = wordsOf('en').team
  await page.goto(href('en', 'teamTakedowns'))
  await settled(page)
  await page.getByRole('button', { name: new RegExp(inquiry.classes.court_order) }).click()
  await page.getByText(review.headline).first().waitFor()
  await checkAccessInBoth(page, 'a request at its desk')
  await page.getByRole('radio', { name: new RegExp(inquiry.things.review) }).check()
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
  const readers = await house.reader({ locale: 'id', screen: 'phone' })
  await readers.page.goto(href('id', 'review', { id: review.id }))
  await readers.page.getByText(wordsOf('id').reviews.stub.request).waitFor()
  await readers.close()
  await reader.close()
})
