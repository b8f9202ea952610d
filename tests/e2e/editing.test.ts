// Changing one's own review: nothing typed is lost, and back leads to the review.
import assert from 'node:assert/strict'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { checkAccess, checkWidth, journeys, type Reader } from './browser.ts'
import { newAddress } from './people.ts'
import { signInByCode, waitSignedIn } from './sign-in.ts'
import { api, knownCompany } from './site.ts'
import { sendReview } from './submissions.ts'
import { wordsOf } from './words.ts'
import { fillReview, sendReview as pressSend, shownCode } from './write-review.ts'
import { settled } from './settled.ts'

const house = journeys()
const TYPED = 'Diubah, lalu halamannya dimuat ulang'

/** An author who edits a pending review, at the step of the texts. */
async function changing(reader: Reader, company: string): Promise<string> {
  const { page, locale } = reader
  const { mine, editing, steps, editStep } = wordsOf(locale).writing
  const { manageCode } = await sendReview(house.url, { headline: `Tentang ${company}` }, { company })
  await openMine(reader, manageCode)
  await page.getByRole('heading', { level: 1, name: mine.states.pending[0] }).waitFor()
  await page.getByRole('button', { name: mine.edit, exact: true }).click()
  await page.getByText(editing.empty).waitFor()
  await page.getByRole('heading', { level: 1, name: editing.check.title }).waitFor()
  await page.getByRole('button', { name: editStep(steps.text.short) }).click()
  await page.locator('#f-headline').fill(TYPED)
  return manageCode
}

async function openMine(reader: Reader, code: string): Promise<void> {
  await reader.page.goto(href(reader.locale, 'myReview'))
  await settled(reader.page)
  await open(reader, code)
}

/** Everything that this browser and this tab store. */
const held = (page: Reader['page']): Promise<string> =>
  page.evaluate(() => [localStorage, sessionStorage].flatMap(area => Object.entries(area).flat()).join(' '))

async function open({ page, locale }: Reader, code: string): Promise<void> {
  const { mine } = wordsOf(locale).writing
  await page.getByLabel(mine.label).fill(code)
  await page.getByRole('button', { name: mine.open, exact: true }).click()
}

test('a reload keeps the changes and the step, and asks only for the code', async () => {
  const reader = await house.reader({ locale: 'id' })
  const { page } = reader
  const { mine, editing, steps } = wordsOf('id').writing
  const company = 'Toko Muat Ulang id'
  const code = await changing(reader, company)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  assert.ok((await page.evaluate(() => scrollY)) > 0)
  await page.reload()
  await page.getByText(mine.unsent).waitFor()
  assert.equal(await page.evaluate(() => scrollY), 0)
  await checkAccess(page, 'changes that wait for their code')
  await checkWidth(page, 'changes that wait for their code')
  assert.equal(await page.evaluate(held => JSON.stringify(sessionStorage).includes(held), code), false)
  await open(reader, code)
  await page.getByRole('heading', { level: 1, name: steps.text.title }).waitFor()
  assert.equal(await page.locator('#f-headline').inputValue(), TYPED)
  assert.equal(await page.evaluate(() => scrollY), 0)
  await page.getByRole('button', { name: wordsOf('id').forms.toLast }).click()
  await page.getByRole('heading', { level: 1, name: editing.check.title }).waitFor()
  await page.getByText(TYPED).waitFor()
  await reader.close()
})

test('without a connection the form does not open, and the review stays until it does', async () => {
  const reader = await house.reader()
  const { page, context } = reader
  const { mine, editing } = wordsOf('id').writing
  const { manageCode } = await sendReview(
    house.url,
    { headline: 'Tentang sinyal' },
    { company: 'Toko Sinyal' },
  )
  await openMine(reader, manageCode)
  const change = page.getByRole('button', { name: mine.edit, exact: true })
  await change.waitFor()
  await context.setOffline(true)
  await change.click()
  await page.getByText(mine.offline).first().waitFor()
  await page.getByRole('heading', { level: 1, name: mine.states.pending[0] }).waitFor()
  await context.setOffline(false)
  await change.click()
  await page.getByRole('heading', { level: 1, name: editing.check.title }).waitFor()
  await reader.close()
})

test('where the device has saved the code, a reload continues in the form by itself', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { steps } = wordsOf('id').writing
  const company = 'Toko Simpan Kode'
  const code = await changing(reader, company)
  const stored = JSON.stringify([{ code, company }])
  await page.evaluate(codes => localStorage.setItem('own-reviews', codes), stored)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: steps.text.title }).waitFor()
  assert.equal(await page.locator('#f-headline').inputValue(), TYPED)
  await reader.close()
})

test('an author with a saved code for that company is led to the existing review instead of a new one', async () => {
  const reader = await house.reader({ locale: 'en' })
  const { page } = reader
  const { mine, once, onceNext, onceStored, onceOpen } = wordsOf('en').writing
  const { id, slug, name } = await knownCompany(house.url)
  const { manageCode: code } = await sendReview(
    house.url,
    { headline: 'Kodenya disimpan di sini' },
    { companyId: id },
  )
  const form = href('en', 'companyWriteReview', { id: slug })
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await page.goto(form)
  await page.getByText(onceNext).last().waitFor()
  const keep = (own: object) =>
    page.evaluate(codes => localStorage.setItem('own-reviews', codes), JSON.stringify([own]))
  await keep({ code, company: name, slug: `${slug}-2` })
  await page.reload()
  await page.getByText(onceNext).last().waitFor()
  assert.equal(await page.getByText(onceStored(name)).count(), 0, 'another company of that name')
  await keep({ code, company: 'Nama Lama', slug })
  await page.reload()
  await page.getByText(onceStored('Nama Lama')).waitFor()
  await page.getByText(once).waitFor()
  await checkAccess(page, 'a company whose code is kept')
  await checkWidth(page, 'a company whose code is kept')
  assert.equal(await page.getByText(onceNext).count(), 0)
  assert.ok(
    requests.every(url => !url.includes('/api/my-review')),
    'nothing is asked before it is wanted',
  )
  await page.getByRole('button', { name: onceOpen }).click()
  await page.getByRole('heading', { level: 1, name: mine.states.pending[0] }).waitFor()
  assert.equal(new URL(page.url()).hash, '')
  assert.equal(await page.evaluate(held => JSON.stringify(history.state).includes(held), code), false)
  await page.getByRole('button', { name: mine.another }).click()
  await page.getByRole('heading', { level: 1, name: mine.title }).waitFor()
  const before = requests.length
  await page.reload()
  await page.getByRole('heading', { name: mine.kept }).waitFor()
  await settled(page)
  assert.ok(
    requests.slice(before).every(url => !url.includes('/api/my-review')),
    'a review that was closed stays closed',
  )
  reader.checkQuiet()
  await reader.close()
})

test('the form for changing the review of an unlisted company warns that there is no other review to hide among', async () => {
  const reader = await house.reader()
  const { crowd } = wordsOf('id').writing
  await changing(reader, 'Toko Belum Terdaftar')
  await reader.page.getByText(crowd.alone).waitFor()
  await reader.close()
})

test('back leads from the form over the summary to the review, which offers to continue the changes', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { mine, editing } = wordsOf('id').writing
  await changing(reader, 'Toko Tombol Kembali')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: editing.check.title }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: mine.states.pending[0] }).waitFor()
  await page.getByRole('button', { name: mine.goOn }).click()
  await page.getByRole('heading', { level: 1, name: editing.check.title }).waitFor()
  await page.getByText(TYPED).waitFor()
  const stored = await page.evaluate(() => sessionStorage.getItem('review-edit'))
  assert.ok(stored?.includes(TYPED))
  await reader.close()
})

test('leaving the form or signing out deletes the pass of a withdrawn review from the tab', async () => {
  const { mine } = wordsOf('id').writing
  const { slug } = await knownCompany(house.url)
  const { company } = await api<{ company: { id: string } }>(house.url, `/v2/company/${slug}`)
  const { manageCode } = await sendReview(
    house.url,
    { headline: 'Ditarik di HP bersama' },
    { companyId: company.id },
  )
  const reader = await house.reader()
  const { page } = reader
  await page.goto(href('id', 'login'))
  await settled(page)
  await signInByCode(reader, house.url, newAddress())
  await waitSignedIn(page)
  await openMine(reader, manageCode)
  await page.getByRole('button', { name: mine.withdraw }).click()
  await page.getByRole('button', { name: mine.withdrawYes }).click()
  const writeAgain = async () => {
    await page.getByRole('button', { name: mine.writeAgain }).click()
    await page.waitForURL(`**${href('id', 'companyWriteReview', { id: slug })}`)
    assert.match(await held(page), /"pass":"/)
  }
  await writeAgain()
  await page.reload()
  await settled(page)
  assert.match(await held(page), /"pass":"/, 'a reload is not leaving')
  await openMine(reader, manageCode)
  assert.doesNotMatch(await held(page), /"pass":"/)

  await writeAgain()
  const otherTab = await page.context().newPage()
  await otherTab.goto(href('id', 'home'))
  await otherTab.evaluate(() => localStorage.removeItem('token'))
  await page.waitForFunction(() => !JSON.stringify(sessionStorage).includes('withdrawal-pass'))
  assert.doesNotMatch(await held(page), /"pass":"/)
  await reader.close()
})

test('the code of a withdrawn review permits one new review on any device, and its page says so', async () => {
  const { mine, thanks } = wordsOf('id').writing
  const { slug } = await knownCompany(house.url)
  const { company } = await api<{ company: { id: string } }>(house.url, `/v2/company/${slug}`)
  const { manageCode } = await sendReview(house.url, { headline: 'Ditarik lagi' }, { companyId: company.id })
  const reader = await house.reader()
  await openMine(reader, manageCode)
  await reader.page.getByRole('button', { name: mine.withdraw }).click()
  await reader.page.getByRole('button', { name: mine.withdrawYes }).click()
  await reader.page.getByText(mine.stillFor).waitFor()
  await checkAccess(reader.page, 'a withdrawn review')
  await checkWidth(reader.page, 'a withdrawn review')
  assert.ok(!(await held(reader.page)).includes(slug), 'who comes next to this browser learns nothing')
  await reader.close()

  const other = await house.reader()
  const { page } = other
  await openMine(other, manageCode)
  await page.getByRole('button', { name: mine.keep }).waitFor()
  // A draft whose answer was lost keeps its code, because the server may have stored it.
  const slot = `review-draft:${slug}`
  const draft = () => page.evaluate(key => localStorage.getItem(key), slot)
  await page.evaluate(key => localStorage.setItem(key, '{"code":"HELD","unsure":true}'), slot)
  await page.getByRole('button', { name: mine.writeAgain }).click()
  await page.waitForURL(`**${href('id', 'companyWriteReview', { id: slug })}**`)
  assert.match((await draft()) ?? '', /HELD/)
  await page.evaluate(key => localStorage.removeItem(key), slot)
  await openMine(other, manageCode)
  await page.getByRole('button', { name: mine.writeAgain }).click()
  await fillReview(other, { kind: 'employee', headline: 'Ditulis lagi' })
  await pressSend(other)
  assert.notEqual(await shownCode(other), manageCode)
  // A draft that another tab began in the meantime is separate from this one.
  await page.evaluate(key => localStorage.setItem(key, '{"likes":"Begun"}'), slot)
  await page.getByRole('checkbox', { name: thanks.keep }).check()
  await page.getByRole('button', { name: thanks.download }).click()
  assert.match((await draft()) ?? '', /Begun/)

  // The pass permits only one new review.
  await openMine(other, manageCode)
  await page.getByRole('heading', { level: 1, name: mine.states.withdrawn[0] }).waitFor()
  await page.getByRole('button', { name: mine.another }).waitFor()
  assert.equal(await page.getByText(mine.stillFor).count(), 0)
  assert.equal(await page.getByRole('button', { name: mine.writeAgain }).count(), 0)
  assert.equal(await page.getByRole('button', { name: mine.keep }).count(), 0)
  await other.close()
})

test('discarded changes lead back to the summary, also after a change of the kind of review', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { change, editing, steps, editStep } = wordsOf('id').writing
  await changing(reader, 'Toko Buang Perubahan')
  await page.goBack()
  await page.getByRole('button', { name: editStep(steps.who.short) }).click()
  await page.locator('input[name="employment_status"][value="2"]').click({ force: true })
  const text = await page.getByRole('dialog').getByText(change.lost.headline).innerText()
  for (const key of ['department', 'ratings', 'recommended'] as const)
    assert.ok(text.includes(change.lost[key]), key)
  assert.ok(!text.includes(change.lost.interview_rounds), 'an employee’s review has none')
  await checkAccess(page, 'another status')
  await checkWidth(page, 'another status')
  await page.getByRole('button', { name: change.yes }).click()
  const year = page.locator('#f-left_at_year')
  await year.selectOption({ index: 2 })
  await page.locator('input[name="employment_status"][value="1"]').click({ force: true })
  await page.getByRole('dialog').getByText(change.lostApplied).waitFor()
  await page.getByRole('button', { name: change.yes }).click()
  await year.selectOption({ index: 2 })
  await page.locator('input[name="employment_status"][value="0"]').click({ force: true })
  await page.getByRole('dialog').getByText(change.lost.left_at_year).waitFor()
  await page.getByRole('button', { name: change.yes }).click()
  await page.getByRole('button', { name: editing.wipe }).click()
  await page.getByRole('button', { name: editing.wipeYes }).click()
  const heading = page.getByRole('heading', { level: 1, name: editing.check.title })
  await heading.waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await page.getByText('Tentang Toko Buang Perubahan').first().waitFor()
  await reader.close()
})
