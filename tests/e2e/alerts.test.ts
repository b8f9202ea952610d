// News by mail: subscribing, confirming and unsubscribing without scripts, and by the unsubscribe button of a mail
// program.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import test from 'node:test'
import { alerts as alertsEn } from '#shared/messages/en/jobs/alerts.ts'
import { letters as lettersEn } from '#shared/messages/en/jobs/letters.ts'
import { alerts as alertsId } from '#shared/messages/id/jobs/alerts.ts'
import { letters as lettersId } from '#shared/messages/id/jobs/letters.ts'
import { href } from '#shared/paths.ts'
import { checkAccessInBoth, checkWidth, journeys } from './browser.ts'
import { api } from './site.ts'

const house = journeys()
const WORDS = {
  id: { alerts: alertsId, letters: lettersId },
  en: { alerts: alertsEn, letters: lettersEn },
}

test('a visitor subscribes to a search, confirms it by mail and unsubscribes, all without scripts', async () => {
  const reader = await house.reader({ locale: 'en', screen: 'desk', script: false })
  const { page } = reader
  const { alerts, letters } = WORDS.en
  const email = `${randomUUID()}@pembaca.example`
  await page.goto(href('en', 'jobs', {}, { q: 'gudang' }))
  await page.getByRole('textbox', { name: alerts.email }).fill(email)
  await page.getByRole('button', { name: alerts.submit }).click()
  await page.getByRole('heading', { name: alerts.page.sent }).waitFor()
  await checkWidth(page, 'what comes next')
  const { messages } = await api<{ messages: { body: string }[] }>(house.url, `/inbox?to=${email}`)
  const link =
    /\/(?:en\/)?(?:langganan|subscriptions)\/[\w-]+/.exec(messages[0]?.body ?? '')?.[0] ??
    assert.fail('no letter came')
  await page.goto(link)
  await page.getByRole('heading', { name: letters.confirm.title }).waitFor()
  await checkWidth(page, 'the letter is answered')
  await page.getByRole('button', { name: letters.agree }).click()
  await page.getByText(letters.states.active, { exact: true }).waitFor()
  const oneClick = new FormData()
  oneClick.set('List-Unsubscribe', 'One-Click')
  const pressed = await fetch(house.url + link, { method: 'POST', body: oneClick })
  assert.equal(pressed.status, 200)
  await page.goto(link)
  await page.getByText(letters.states.stopped, { exact: true }).waitFor()
  await page.getByRole('button', { name: letters.begin }).click()
  await page.getByText(letters.states.active, { exact: true }).waitFor()
  await reader.close()
})

test('the forms for news and the page of subscriptions pass axe and fit every width', async () => {
  const reader = await house.reader({ screen: 'phone' })
  const { page } = reader
  const { alerts } = WORDS.id
  const email = `${randomUUID()}@pembaca.example`
  await page.goto(href('id', 'subscribe', {}, { topic: 'advice' }))
  await checkAccessInBoth(page, 'advice')
  await page.getByLabel(alerts.advice.first).fill('Sekar')
  await page.getByLabel(alerts.advice.last).fill('Ayu')
  await page.getByRole('textbox', { name: alerts.email }).fill(email)
  await page.getByRole('button', { name: alerts.submit }).click()
  await page.getByRole('heading', { name: alerts.page.sent }).waitFor()
  await checkAccessInBoth(page, 'advice, sent')
  const { messages } = await api<{ messages: { body: string }[] }>(house.url, `/inbox?to=${email}`)
  await page.goto(/\/langganan\/[\w-]+/.exec(messages[0]?.body ?? '')?.[0] ?? assert.fail('no letter came'))
  await checkAccessInBoth(page, 'the page of choices')
  await checkWidth(page, 'the page of choices')
  reader.checkQuiet()
  await reader.close()
})
