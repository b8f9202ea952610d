// Asking a question, finding it by its code, changing and withdrawing it; and asking without scripts.
import assert from 'node:assert/strict'
import test from 'node:test'
import { asking as en } from '#shared/messages/en/questions/asking.ts'
import { asking as id } from '#shared/messages/id/questions/asking.ts'
import { questions } from '#shared/messages/id/questions/questions.ts'
import { href } from '#shared/paths.ts'
import { makeManageCode } from '#shared/rules/manage-code.ts'
import { look, journeys, type Reader } from './browser.ts'
import { settled } from './settled.ts'
import { signInOwner } from './sign-in.ts'
import { knownCompany } from './site.ts'
import { wordsOf } from './words.ts'

const house = journeys()

/** The code without its separators, as a person may type it. */
const shownCode = async ({ page }: Reader) =>
  (await page.locator('.codeblock code').innerText()).replaceAll(/\s/g, '')

test('a question is asked, and its author changes and withdraws it by the code saved on the device', async () => {
  const reader = await house.reader({ locale: 'en', screen: 'desk' })
  const { page } = reader
  const { slug } = await knownCompany(house.url)
  await page.goto(href('en', 'companyAsk', { id: slug }))
  await page.getByLabel(en.ask.field.label).fill('Apa?')
  await page.locator('form[method=post] button[type=submit]').click()
  const summary = page.getByRole('alert').filter({ hasText: wordsOf('en').errors.message.invalid })
  await summary.getByRole('link', { name: en.ask.field.label }).waitFor()
  await summary.getByRole('link', { name: en.form.agree[1] }).waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'message')
  await look(reader, 'what is wrong with a question')
  await page.getByLabel(en.ask.field.label).fill('Apakah seragam diganti setiap tahun?')
  await page.getByRole('checkbox').check()
  await page.locator('form[method=post] button[type=submit]').click()
  await page.getByRole('heading', { level: 1, name: en.ask.sent }).waitFor()
  await look(reader, 'a question that was sent')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: en.own.code.copy }).click()
  await page.getByText(en.own.code.copied).waitFor()
  const code = await shownCode(reader)
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), code)
  const device = page.getByRole('checkbox', { name: en.sent.device })
  assert.equal(await device.isChecked(), false)
  await device.check()
  await page.getByRole('link', { name: en.sent.own }).click()
  await page.locator('.asked-kept summary').click()
  assert.equal(await shownCode(reader), code)
  await look(reader, 'a kept code')
  await page.getByRole('button', { name: new RegExp(`^${en.own.kinds.question}`) }).click()
  await page.getByText(en.own.states.pending).waitFor()
  await look(reader, 'one’s own question')
  await page.getByLabel(en.ask.field.label).fill('Apakah seragam diganti setiap dua tahun?')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: en.own.change }).click()
  await page.getByText(en.own.changed).waitFor()
  await page.getByRole('button', { name: en.own.withdraw, exact: true }).click()
  await page.getByRole('button', { name: en.own.yes }).click()
  await page.getByText(en.own.states.withdrawn).waitFor()
  await reader.close()
})

test('a code creates one question, however often the form is sent, and the same words without a code get a new one each time', async () => {
  const { slug } = await knownCompany(house.url)
  const message = 'Apakah ada ruang laktasi di kantor pusat?'
  const send = async (manage_code: string) => {
    const body = new URLSearchParams({ message, author_type: 'interested', agree: 'true', manage_code })
    const answer = await fetch(house.url + href('id', 'companyAsk', { id: slug }), { method: 'POST', body })
    assert.equal(answer.status, 200)
    return /<code>(.+?)<\/code>/.exec(await answer.text())?.[1] ?? assert.fail('no code')
  }
  const code = makeManageCode()
  assert.deepEqual(
    [await send(code), await send(code)].map(shown => shown.replaceAll(/[^0-9A-Z]/g, '')),
    [code, code],
  )
  assert.notEqual(await send(''), await send(''))
})

test('without scripts the page says to write the code down, and offers no way to open a question by it', async () => {
  const reader = await house.reader({ script: false })
  const { page } = reader
  const { slug } = await knownCompany(house.url)
  await page.goto(href('id', 'companyAsk', { id: slug }))
  await page.getByLabel(id.ask.field.label).fill('Apakah parkir motor di kantor ini gratis?')
  await page.getByRole('checkbox').check()
  await page.locator('form[method=post] button[type=submit]').click()
  await page.getByText(id.sent.keep).waitFor()
  assert.equal(await page.getByRole('checkbox').isVisible(), false)
  assert.equal(await page.locator('main noscript p').innerText(), id.sent.noScript)
  assert.equal(await page.getByRole('button', { name: id.own.code.copy }).isVisible(), false)
  await page.getByRole('link', { name: id.sent.own }).click()
  assert.equal(await page.locator('main noscript p').innerText(), id.own.noScript)
  assert.equal(await page.getByRole('button', { name: id.own.open }).isVisible(), false)
  await reader.close()
})

test('without a connection a question stays in its form, and is sent when there is one', async () => {
  const reader = await house.reader()
  const { page, context } = reader
  const { slug } = await knownCompany(house.url)
  await page.goto(href('id', 'companyAsk', { id: slug }))
  await settled(page)
  await page.getByLabel(id.ask.field.label).fill('Apakah ada bus jemputan dari stasiun?')
  await page.getByRole('checkbox').check()
  await context.setOffline(true)
  const send = page.locator('form[method=post] button[type=submit]')
  await send.click()
  await page.getByText(id.form.offline).waitFor()
  assert.equal(
    await page.getByLabel(id.ask.field.label).inputValue(),
    'Apakah ada bus jemputan dari stasiun?',
  )
  await context.setOffline(false)
  await send.click()
  await page.getByRole('heading', { level: 1, name: id.ask.sent }).waitFor()
  await reader.close()
})

test('a browser that wrongly believes itself offline sends a question on the second press', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { slug } = await knownCompany(house.url)
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await page.goto(href('id', 'companyAsk', { id: slug }))
  await settled(page)
  await page.getByLabel(id.ask.field.label).fill('Apakah ada kantin di lantai dasar gedung ini?')
  await page.getByRole('checkbox').check()
  const send = page.locator('form[method=post] button[type=submit]')
  await send.click()
  await page.getByText(id.form.offline).waitFor()
  await send.click()
  await page.getByRole('heading', { level: 1, name: id.ask.sent }).waitFor()
  await reader.close()
})

test('each report button on a question’s page names its subject, and the arrow of the link back comes before its words', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { slug } = await knownCompany(house.url)
  await page.goto(href('id', 'companyQuestions', { id: slug }))
  await page.locator('.qa h3 a').first().click()
  await page.getByRole('button', { name: questions.report, exact: true }).waitFor()
  const { report } = wordsOf('id').reviews
  const answers = await page.locator('.qa-acts').count()
  assert.equal(await page.getByRole('button', { name: report, exact: true }).count(), answers)
  const back = page.getByRole('link', { name: /^Semua pertanyaan tentang/ })
  const [arrow, words] = [back.locator('svg'), back]
  const [at, whole] = [await arrow.boundingBox(), await words.boundingBox()]
  assert.ok(at && whole && at.x - whole.x < whole.width / 2, 'the arrow stands before the words')
  await reader.close()
})

test('a question without the company’s answer is marked for its owner until the answer is sent', async () => {
  const reader = await house.reader({ screen: 'desk' })
  const { page } = reader
  await signInOwner(reader, house.url)
  await page.goto(href('id', 'ownerQuestions'))
  const first = page
    .locator('.answers-one')
    .filter({ has: page.getByText(id.owner.unanswered) })
    .first()
  await first.waitFor()
  const waiting = await page.getByText(id.owner.unanswered).count()
  await first.getByLabel(id.owner.field).fill('Ya, setiap bulan bersama gaji pokok.')
  await first.getByRole('button', { name: id.owner.send }).click()
  await page.getByText(id.owner.sent.published).waitFor()
  assert.equal(await page.getByText(id.owner.unanswered).count(), waiting - 1)
  await look(reader, 'an answered question')
  reader.checkQuiet()
  await reader.close()
})
