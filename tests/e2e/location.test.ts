// A company's location: an owner finds its city, moves the pin by pointer and by keys, and readers see it.
import assert from 'node:assert/strict'
import test from 'node:test'
import { profile as en } from '#shared/messages/en/owners/profile.ts'
import { profile as id } from '#shared/messages/id/owners/profile.ts'
import { href } from '#shared/paths.ts'
import { checkAccess, checkWidth, journeys } from './browser.ts'
import { settled } from './settled.ts'
import { signInOwner } from './sign-in.ts'
import { demoFilled } from './site.ts'

const house = journeys()
const WORDS = { id, en }
const COMPANY = 'lintang-muara-kargo'

test('an owner puts the pin and readers see it', async () => {
  const reader = await house.reader({ locale: 'id', screen: 'phone' })
  const { page } = reader
  const { location: words, save } = WORDS.id
  await demoFilled(house.url)
  await signInOwner(reader, house.url)
  await page.goto(href('id', 'ownerProfile'))
  const [lat, long] = [page.getByLabel(words.lat), page.getByLabel(words.long)]
  const degrees = async () => [Number(await lat.inputValue()), Number(await long.inputValue())] as const

  await page.getByRole('searchbox', { name: words.search.cities }).fill('surabaya')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Surabaya' }).click()
  const [south, east] = await degrees()
  assert.ok(Math.abs(south + 7.25) < 0.1 && Math.abs(east - 112.75) < 0.1, `${south} ${east}`)

  const map = page.getByRole('application', { name: words.map })
  await map.press('ArrowUp')
  await map.press('Shift+ArrowRight')
  const [north, further] = await degrees()
  assert.ok(north > south && further > east && further - east < 0.01, 'keys move it, Shift only a little')

  const box = (await page.locator('.locator-pin').boundingBox()) ?? assert.fail('no pin is drawn')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 40, box.y + 10, { steps: 4 })
  await page.mouse.up()
  assert.ok((await degrees())[1] > further + 0.05, 'a hand drags it eastward')
  await settled(page)
  await checkAccess(page, 'the editor')
  await checkWidth(page, 'the editor')

  await lat.fill('52,5')
  await page.getByRole('button', { name: save.button, exact: true }).click()
  await page.getByText(save.failed).waitFor()
  assert.equal(await lat.getAttribute('aria-invalid'), 'true', 'Berlin is refused at its field')
  await lat.fill('-7,25')
  await page.getByRole('button', { name: save.button, exact: true }).click()
  await page.getByText(save.saved).waitFor()

  await page.goto(href('id', 'company', { id: COMPANY }))
  await page.getByRole('img', { name: /Surabaya/ }).scrollIntoViewIfNeeded()
  await settled(page)
  await checkAccess(page, 'the company')
  await checkWidth(page, 'the company')
  reader.checkQuiet()

  await page.goto(href('id', 'ownerProfile'))
  await page.getByRole('button', { name: words.remove }).click()
  await page.getByRole('button', { name: save.button, exact: true }).click()
  await page.getByText(save.saved).waitFor()
  await page.goto(href('id', 'company', { id: COMPANY }))
  await page.getByRole('heading', { level: 1 }).waitFor()
  assert.equal(await page.locator('.owned-place').count(), 0, 'without a pin there is no map')
  await reader.close()
})
