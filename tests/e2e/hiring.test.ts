// A company answers its applications one after the other, on a phone and by keyboard.
import assert from 'node:assert/strict'
import test from 'node:test'
import type { Page } from 'playwright-core'
import { errors } from '#shared/messages/id/site/errors.ts'
import { hiring as words } from '#shared/messages/id/jobs/hiring.ts'
import { href } from '#shared/paths.ts'
import { look, journeys } from './browser.ts'
import { signInOwner } from './sign-in.ts'
import { api, demoFilled } from './site.ts'
import { apply, newPerson } from './submissions.ts'

const house = journeys()
const { answer } = words
const COMPANY = 'lintang-muara-kargo'
const DAY = 'Selasa pukul 10.00'
const PLACE = 'Jalan Bintara 4'
const CONTACT = '0812 3000 4000'

/** Types a forbidden question, sees the warning while typing, and removes it. Returns the remaining text. */
async function asksForMoney(page: Page): Promise<string> {
  const message = page.getByLabel(answer.message)
  const typed = await message.inputValue()
  await message.fill(`${typed}\nBawa uang Rp 50.000 untuk seragam.`)
  await page.getByText(errors.field.asks_money('Rp 50.000 untuk seragam')).waitFor()
  await message.fill(typed)
  return typed
}

test('an owner answers all pending applications with two presses each, and typed text survives a failure', async () => {
  await demoFilled(house.url)
  const { vacancies } = await api<{ vacancies: { id: string }[] }>(house.url, `/companies/${COMPANY}/jobs`)
  for (const name of ['Sekar Ayu', 'Bima Saputra']) {
    const { token } = await newPerson(house.url)
    await apply(house.url, vacancies[0]?.id ?? '', token, name)
  }
  const reader = await house.reader({ screen: 'phone' })
  const { page } = reader
  const token = await signInOwner(reader, house.url)
  const waiting = async () =>
    (
      await api<{ applications: { name: string }[] }>(house.url, '/co/applications?waiting=1', {
        headers: { authorization: `Bearer ${token}` },
      })
    ).applications.map(({ name }) => name)
  const [first = '', ...others] = await waiting()
  const message = page.getByLabel(answer.message)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  const choose = (decision: 'invited' | 'declined') =>
    page.getByRole('radio', { name: answer.decisions[decision] }).check({ force: true })
  const onward = (left: number) => page.getByRole('button', { name: answer.sendNext(String(left)) })

  await page.goto(href('id', 'ownerApplications'))
  await page.getByRole('link', { name: first }).click()
  await heading(first)
  await choose('invited')
  assert.match(await message.inputValue(), new RegExp(`^Halo ${first},`))
  for (const text of [DAY, PLACE, CONTACT]) {
    await onward(others.length).click()
    await page.getByText(answer.fill).waitFor()
    await page.keyboard.type(text)
  }
  const typed = await asksForMoney(page)
  for (const text of [`${DAY} di ${PLACE},`, `kami di ${CONTACT}.`]) assert.ok(typed.includes(text), typed)
  await look(reader, 'an answer')
  const busy = '**/api/co/applications/*/answer'
  await page.route(busy, route => route.fulfill({ status: 503, json: {} }), { times: 1 })
  await onward(others.length).click()
  await page.getByText(answer.failed).waitFor()
  await page.reload()
  await onward(others.length).waitFor()
  assert.equal(await message.inputValue(), typed)
  await onward(others.length).click()

  // The oldest application comes next; the last is the other one of today.
  const last = others.shift() ?? ''
  for (const [at, name] of others.toReversed().entries()) {
    await heading(name)
    await choose('declined')
    await onward(others.length - at).click()
  }
  await heading(last)
  await page.getByRole('radio', { name: answer.decisions.invited }).focus()
  await page.keyboard.press('Space')
  await page.getByText(answer.asBefore).waitFor()
  assert.equal(await message.inputValue(), typed.replaceAll(first, last))
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  await page.getByText(answer.sent).waitFor()
  await page.getByText(words.states.invited, { exact: true }).waitFor()
  assert.deepEqual(await waiting(), [])
  await reader.close()
})
