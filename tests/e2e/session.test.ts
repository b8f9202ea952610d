// Sessions: signing out, an ended session, and the data that it must never destroy.
import assert from 'node:assert/strict'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { checkAccess, journeys } from './browser.ts'
import { codeFor, newAddress, newNumber } from './people.ts'
import { isSignedIn, openDesk, signInByCode, waitSignedIn } from './sign-in.ts'
import { knownCompany } from './site.ts'
import { wordsOf } from './words.ts'
import { fillReview, sendReview, shownCode } from './write-review.ts'
import { settled } from './settled.ts'

const house = journeys()

test('signing in on its page and out again locks the reviews again', async () => {
  const reader = await house.reader({ locale: 'id', screen: 'desk' })
  const { page } = reader
  const { masthead, reviews } = wordsOf('id')
  const { slug } = await knownCompany(house.url)
  await page.goto(href('id', 'login'))
  await settled(page)
  await signInByCode(reader, house.url, newAddress())
  await waitSignedIn(page)
  await page.goto(href('id', 'companyReviews', { id: slug }))
  await page.getByText(reviews.locked.title).waitFor({ state: 'detached' })
  await page.getByText(masthead.account.menu, { exact: true }).first().click()
  await checkAccess(page, 'account menu')
  await page.getByText(masthead.account.logout).first().click()
  await page.getByText(reviews.locked.title).waitFor()
  assert.equal(await isSignedIn(page), false)
  reader.checkQuiet()
  await reader.close()
})

test('signing in works while the inbox and another page are open in other tabs, and these learn of it', async () => {
  const reader = await house.reader({ screen: 'desk' })
  const { page } = reader
  const { slug } = await knownCompany(house.url)
  const { reviews } = wordsOf('id')
  const otherTab = await page.context().newPage()
  await otherTab.goto(href('id', 'companyReviews', { id: slug }))
  await settled(otherTab)
  await otherTab.getByText(reviews.locked.title).waitFor()
  await page.goto(href('id', 'login'))
  await settled(page)
  await signInByCode(reader, house.url, newAddress())
  await waitSignedIn(page)
  await otherTab.getByText(reviews.locked.title).waitFor({ state: 'detached' })
  assert.equal(await isSignedIn(page), true)
  await reader.close()
})

test('a WhatsApp number is offered as an equal choice, accepted in any notation, and shown masked', async () => {
  const reader = await house.reader({ locale: 'en' })
  const { page } = reader
  const { accounts, errors } = wordsOf('en')
  await page.goto(href('en', 'register'))
  await settled(page)
  await page.getByRole('radio', { name: accounts.whatsapp.channel }).check()
  const field = page.getByLabel(accounts.whatsapp.label)
  await field.fill('(021) 555-1234')
  await page.getByRole('button', { name: accounts.email.submit }).click()
  await page.getByText(errors.field.phone_landline).waitFor()
  await checkAccess(page, 'a number that is none')
  const number = newNumber()
  await field.fill(number)
  await page.getByText(accounts.whatsapp.understood(`+62 ${number.slice(1)}`)).waitFor()
  await page.getByRole('button', { name: accounts.email.submit }).click()
  await page.getByText(`•${number.slice(-3)}`).waitFor()
  assert.equal(await page.getByText(number.slice(1)).count(), 0)
  await page.getByLabel(accounts.code.label).fill(await codeFor(house.url, number))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: accounts.consent.submit }).click()
  await waitSignedIn(page)
  const stored = await page.evaluate(() => localStorage.getItem('user'))
  assert.doesNotMatch(stored ?? '', new RegExp(number.slice(5, 9)))
  reader.checkQuiet()
  await reader.close()
})

test('a wrong code is reported beside its field, and the right one still works', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { accounts, errors } = wordsOf('id')
  await page.goto(href('id', 'login'))
  await settled(page)
  const address = newAddress()
  await page.getByLabel(accounts.email.label).fill(address)
  await page.getByRole('button', { name: accounts.email.submit }).click()
  await page.getByLabel(accounts.code.label).fill('000000')
  await page.getByText(errors.message.code_wrong).first().waitFor()
  await checkAccess(page, 'wrong code')
  assert.equal(await isSignedIn(page), false)
  reader.checkQuiet()
  await reader.close()
})

test('after too many wrong codes the form accepts no more and says when to request another, also after a reload', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { accounts, errors } = wordsOf('id')
  const { code: words } = accounts
  await page.goto(href('id', 'register'))
  await settled(page)
  await page.getByLabel(accounts.email.label).fill(newAddress())
  await page.getByRole('button', { name: accounts.email.submit }).click()
  const form = page.locator('main form')
  const code = form.getByLabel(words.label)
  for (let tries = 0; tries < 5; tries += 1) {
    const answered = page.waitForResponse(response => response.url().endsWith('/2fa'))
    await code.fill('')
    await code.fill('000000')
    await answered
  }
  await form.getByText(errors.field.too_many_tries).first().waitFor()
  const isOver = async () => {
    await form.getByText(/^Kode baru bisa diminta \d+ detik lagi$/).waitFor()
    assert.equal(await form.getByRole('button', { name: words.submit, exact: true }).count(), 0)
    assert.equal(await form.getByText(/^Berlaku /).count(), 0)
    assert.equal(await code.isEditable(), false)
  }
  await isOver()
  await checkAccess(page, 'too many wrong codes')
  await page.reload()
  await form.getByText(words.expired).waitFor()
  await isOver()
  reader.checkQuiet()
  await reader.close()
})

test('an ended session is forgotten and the page continues as a visitor’s', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { slug } = await knownCompany(house.url)
  await page.goto(href('id', 'login'))
  await signInByCode(reader, house.url, newAddress())
  await waitSignedIn(page)
  await page.evaluate(() => localStorage.setItem('token', 'kedaluwarsa'))
  await page.goto(href('id', 'companyReviews', { id: slug }))
  await page.waitForFunction(() => localStorage.getItem('token') === null)
  await page.getByText(wordsOf('id').reviews.locked.title).waitFor()
  assert.equal(await page.evaluate(() => localStorage.getItem('user')), null)
  reader.checkQuiet()
  await reader.close()
})

test('a session that ends while a review is being sent opens the login over it, and no word is lost', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { slug } = await knownCompany(house.url)
  await page.goto(href('id', 'login'))
  await signInByCode(reader, house.url, newAddress())
  await waitSignedIn(page)
  await page.goto(href('id', 'companyWriteReview', { id: slug }))
  await fillReview(reader, { kind: 'former', headline: 'Ditulis sebelum sesi berakhir' })
  await page.evaluate(() => localStorage.setItem('token', 'kedaluwarsa'))
  await sendReview(reader)
  await page.getByRole('dialog').waitFor()
  await page.getByText(wordsOf('id').accounts.login.expired).waitFor()
  await signInByCode(reader, house.url, newAddress())
  assert.match(await shownCode(reader), /^(\w{4} ){6}\w{2}$/)
  reader.checkQuiet()
  await reader.close()
})

test('if the sign-in cannot load, the form says that there is no connection and tries again later', async () => {
  const reader = await house.reader()
  const { page, context } = reader
  const { send } = wordsOf('id').writing
  const { slug } = await knownCompany(house.url)
  await page.goto(href('id', 'companyWriteReview', { id: slug }))
  await fillReview(reader, { kind: 'former', headline: 'Ditulis di dalam lift' })
  await context.setOffline(true)
  await sendReview(reader)
  await page.getByRole('alert').getByText(send.offline).waitFor()
  assert.equal(await page.getByText(wordsOf('id').sorry.failed.body).count(), 0, 'the page itself is there')
  await context.setOffline(false)
  await sendReview(reader)
  await page.getByRole('dialog').waitFor()
  assert.equal(await page.getByText(send.offline).count(), 0)
  reader.checkQuiet()
  await reader.close()
})

test('after a reload in the middle of a sign-in the code can still be entered', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { accounts } = wordsOf('id')
  await page.goto(href('id', 'login'))
  await settled(page)
  await page.getByLabel(accounts.email.label).fill(newAddress())
  await page.getByRole('button', { name: accounts.email.submit }).click()
  await page.getByLabel(accounts.code.label).waitFor()
  await page.reload()
  await page.getByLabel(accounts.code.label).waitFor()
  assert.equal(await page.locator('main').getByText(accounts.login.other).count(), 0, 'the code is under way')
  reader.checkQuiet()
  await reader.close()
})

test('the team’s session is limited to its tab, and its desk passes axe', async () => {
  const reader = await house.reader({ screen: 'desk' })
  await openDesk(reader, house.program)
  await reader.page.locator('.queue li').first().waitFor()
  await checkAccess(reader.page, 'desk')
  assert.equal(await reader.page.evaluate(() => Object.values(localStorage).join().length < 200), true)
  const other = await reader.context.newPage()
  await other.goto(house.url + href('id', 'teamQueue'))
  await other.waitForURL(url => url.pathname === href('id', 'teamLogin'))
  reader.checkQuiet()
  await reader.close()
})

test('a lost connection while the review is being sent does not lose its code', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { slug } = await knownCompany(house.url)
  await page.goto(href('id', 'companyWriteReview', { id: slug }))
  await fillReview(reader, { kind: 'employee', headline: 'Terputus sesudah dikirim' })
  await page.route('**/api/review', async route => {
    const response = await route.fetch()
    await page.route('**/assets/**', asset => asset.abort('internetdisconnected'))
    await route.fulfill({ response })
  })
  await sendReview(reader)
  await page.getByRole('dialog').waitFor()
  await signInByCode(reader, house.url, newAddress())
  await shownCode(reader)
  await reader.close()
})

test('a review is sent and its code shown although a newer version has replaced the page’s files', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { slug } = await knownCompany(house.url)
  await page.goto(href('id', 'companyWriteReview', { id: slug }))
  await fillReview(reader, { kind: 'employee', headline: 'Ditulis sebelum versi baru' })
  await page.route('**/assets/thank-you*', asset => asset.fulfill({ status: 404 }))
  await page.route('**/api/review', async submission => {
    await page.unroute('**/assets/thank-you*')
    await submission.continue()
  })
  await sendReview(reader)
  await page.getByRole('dialog').waitFor()
  await signInByCode(reader, house.url, newAddress())
  await shownCode(reader)
  await reader.close()
})

test('a likely employer’s address leads to a warning before anything is sent to it, and before the first question', async () => {
  const reader = await house.reader({ locale: 'id' })
  const { page } = reader
  const { accounts, writing, masthead } = wordsOf('id')
  const { slug } = await knownCompany(house.url)
  const address = newAddress().replace('example.com', 'majujaya.co.id')
  const sent: string[] = []
  page.on('request', request => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto(href('id', 'login'))
  await settled(page)
  await page.getByLabel(accounts.email.label).fill(address)
  await page.getByRole('button', { name: accounts.email.submit }).click()
  await page.getByText(accounts.email.employers('majujaya.co.id')).waitFor()
  await checkAccess(page, 'an employer’s address')
  assert.ok(!sent.some(request => request.includes('majujaya')))
  await page.getByRole('button', { name: accounts.email.anyway }).click()
  await page.getByLabel(accounts.code.label).fill(await codeFor(house.url, address))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: accounts.consent.submit }).click()
  await waitSignedIn(page)
  await page.goto(href('id', 'companyWriteReview', { id: slug }))
  await page.getByText(writing.ownMail('majujaya.co.id')).waitFor()
  await checkAccess(page, 'the form, by an employer’s address')
  await page.getByRole('button', { name: masthead.account.logout }).click()
  await page.getByText(writing.ownMail('majujaya.co.id')).waitFor({ state: 'detached' })
  assert.equal(await isSignedIn(page), false)
  reader.checkQuiet()
  await reader.close()
})
