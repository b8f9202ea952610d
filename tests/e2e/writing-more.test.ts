// Less usual ways through the form: forbidden words, an unlisted company, a second attempt, a saved code.
import assert from 'node:assert/strict'
import { text } from 'node:stream/consumers'
import test from 'node:test'
import { CURRENT_EMPLOYEE } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import { stepsOf } from '#web/writing/drafts/review-steps.ts'
import { checkAccess, checkWidth, journeys, type Reader } from './browser.ts'
import { codeFor, newAddress, teamMember } from './people.ts'
import { signInByCode } from './sign-in.ts'
import { api, knownCompany } from './site.ts'
import { wordsOf } from './words.ts'
import { fillReview, chooseStatus, sendReview, shownCode } from './write-review.ts'
import { until } from '../support/until.ts'
import { settled } from './settled.ts'

const house = journeys()
const NOTE = 'Tulis tanpa menyebut orang.'

test('contact data is reported while typing and does not leave the browser; a name leads only to a note', async () => {
  const reader = await house.reader({ locale: 'id', screen: 'phone' })
  const { page } = reader
  const { writing } = wordsOf('id')
  const sent: string[] = []
  page.on('request', request => request.method() !== 'GET' && sent.push(request.url()))
  const { slug } = await knownCompany(house.url)
  await page.goto(href('id', 'companyWriteReview', { id: slug }))
  await fillReview(reader, { kind: 'employee', headline: 'Gudang rapi, sistem lambat' })
  await page.getByRole('button', { name: writing.editStep(writing.steps.text.short) }).click()

  const field = page.locator('#f-dislikes')
  await field.fill('Pak Rendra bilang sabar. Hubungi 0812 3456 7890.')
  await page.locator('#f-dislikes-e mark', { hasText: '0812 3456 7890' }).waitFor()
  await page.locator('#f-dislikes-w mark', { hasText: 'Pak Rendra' }).waitFor()
  await page.getByText(writing.screening.heldNext).first().waitFor()
  await page.locator('.crowd [role=status]').waitFor()
  await page.getByText(writing.crowd.always[0]).waitFor()
  await checkAccess(page, 'a text with contact data')
  await checkWidth(page, 'a text with contact data')

  await field.press('Tab')
  await page.locator('form button[type=submit]').last().press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'f-dislikes')
  assert.equal(await field.getAttribute('aria-invalid'), 'true')

  await field.fill('Pak Rendra bilang sabar.')
  await page.locator('#f-dislikes-e').waitFor({ state: 'detached' })
  await page.locator('form button[type=submit]').last().press('Enter')
  await page.getByRole('heading', { level: 1, name: writing.steps.check.title }).waitFor()
  // The summary repeats it, with a link to the words.
  const warning = page.locator('#sum-dislikes-w')
  await warning.locator('mark', { hasText: 'Pak Rendra' }).waitFor()
  await checkAccess(page, 'the last look at a name')
  await checkWidth(page, 'the last look at a name')
  await warning.getByRole('button').press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'f-dislikes')
  assert.deepEqual(sent, [])
  reader.checkQuiet()
  await reader.close()
})

test('an unreadable salary is reported when its field is left, and a readable one is shown while typing', async () => {
  const reader = await house.reader({ screen: 'desk' })
  const { page } = reader
  const { salary, editStep, steps } = wordsOf('id').writing
  const { toLast } = wordsOf('id').forms
  const { slug } = await knownCompany(house.url)
  await page.goto(href('id', 'companyWriteReview', { id: slug }))
  await fillReview(reader, { kind: 'employee', headline: 'Gaji tepat waktu' })
  await page.getByRole('button', { name: editStep(steps.text.short) }).click()
  const field = page.locator('#f-monthly_salary')
  const error = page.locator('#f-monthly_salary-e')
  await field.pressSequentially('enam juta')
  assert.equal(await error.count(), 0)
  await field.press('Tab')
  await error.getByText(salary.notTaken.unclear).waitFor()
  await checkAccess(page, 'a salary that is not understood')
  await field.fill('6,5 juta')
  await page.locator('#f-monthly_salary-u').getByText(salary.read('Rp\u00a06.500.000')).waitFor()
  assert.equal(await error.count(), 0)
  // The button stays under the pointer that presses it.
  await field.fill('60.000')
  await page.getByRole('button', { name: toLast }).click()
  await error.getByText(salary.tooLow('Rp\u00a0100.000')).waitFor()
  await page.waitForFunction(() => document.activeElement?.id === 'f-monthly_salary')
  // Also where a pressed button takes no focus, as in Safari.
  await field.fill('70.000')
  const onward = page.getByRole('button', { name: toLast })
  await onward.evaluate(button => button.addEventListener('mousedown', event => event.preventDefault()))
  await onward.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await onward.boundingBox()) ?? assert.fail('the button is not there')
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await field.evaluate(input => input.blur())
  assert.equal(await error.count(), 0)
  await page.mouse.up()
  await error.getByText(salary.tooLow('Rp\u00a0100.000')).waitFor()
  await page.waitForFunction(() => document.activeElement?.id === 'f-monthly_salary')
  reader.checkQuiet()
  await reader.close()
})

test('a button beside an open list reacts to the first press, although the list makes the page longer', async () => {
  const reader = await house.reader({ screen: 'desk' })
  const { page } = reader
  await page.setViewportSize({ width: 1280, height: 800 })
  const { slug } = await knownCompany(house.url)
  await page.goto(href('id', 'companyWriteReview', { id: slug }))
  await chooseStatus(page, 'employee')
  const city = page.locator('#f-city_id')
  await city.fill('bandung')
  const offered = page.locator('#f-city_id-list [role=option]').first()
  const label = await offered.innerText()
  await city.fill(label.toLowerCase())
  await offered.waitFor()
  await page.locator('.cbx-pop').evaluate(list => (list.style.height = '45vh'))
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const former = page.locator('input[name="employment_status"][value="1"]')
  const at = (await former.locator('xpath=..').boundingBox()) ?? assert.fail('the choice is not there')
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2)
  await page.mouse.down()
  await page.evaluate(() => new Promise(done => setTimeout(done, 100)))
  await page.mouse.up()
  assert.equal(await former.isChecked(), true)
  await page.locator('#f-city_id-list').waitFor({ state: 'detached' })
  // A fully typed value is accepted, wherever the focus went.
  assert.equal(await city.inputValue(), label)
  reader.checkQuiet()
  await reader.close()
})

test('the server refuses the same words, and the message is beside the field', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { errors } = wordsOf('id')
  // Without its rules, as after a failed load, the browser finds nothing.
  await page.route('**/assets/screening-*.js', route => route.abort())
  const { slug } = await knownCompany(house.url)
  await page.goto(href('id', 'companyWriteReview', { id: slug }))
  await fillReview(reader, { kind: 'employee', headline: 'Tanya ke rani@gmail.com saja' })
  await sendReview(reader)
  await page.getByRole('dialog').waitFor()
  await signInByCode(reader, house.url, newAddress())
  await page.locator('#f-headline-e mark', { hasText: 'rani@gmail.com' }).waitFor()
  const message = errors.field.screen_email('rani@gmail.com').replace(/[“”]/g, '')
  assert.equal(await page.locator('#f-headline-e').innerText(), message)
  await page.waitForFunction(() => document.activeElement?.id === 'f-headline')
  await reader.close()
})

test('without a connection the form says so, and its own button sends again', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { send } = wordsOf('id').writing
  await page.route('**/api/review-pass', route => route.abort('internetdisconnected'))
  const { slug } = await knownCompany(house.url)
  await page.goto(href('id', 'companyWriteReview', { id: slug }))
  await fillReview(reader, { kind: 'employee', headline: 'Ditulis di kereta' })
  const buttons = await page.locator('main').getByRole('button').count()
  await sendReview(reader)
  await page.getByRole('dialog').waitFor()
  await signInByCode(reader, house.url, newAddress())
  await page.getByRole('alert').getByText(send.offline).waitFor()
  await checkAccess(page, 'no connection')
  await checkWidth(page, 'no connection')
  assert.equal(await page.locator('main').getByRole('button').count(), buttons)
  await page.unroute('**/api/review-pass')
  await sendReview(reader)
  await shownCode(reader)
  await reader.close()
})

test('an unlisted company can be named, and its review waits with it', async () => {
  const reader = await house.reader({ locale: 'en', screen: 'desk' })
  const { page } = reader
  const { writing, errors, forms, search } = wordsOf('en')
  const known = await knownCompany(house.url)
  const name = 'Warung Serba Ada'
  await page.goto(href('en', 'searchCompany', {}, { q: name }))
  await page.getByRole('link', { name: search.add }).click()
  await page.getByText(writing.fields.company.note).waitFor()
  assert.equal(await page.locator('#f-company_id').inputValue(), name, 'as it was searched for')
  await page.getByRole('button', { name: writing.fields.company.listed }).press('Enter')
  await page.getByRole('button', { name: forms.combobox.exit }).press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'f-company_id')
  await page.keyboard.type(known.name)
  await page.getByText(writing.fields.company.near).waitFor()
  await checkAccess(page, 'a company by name')
  await page.locator('.near').getByRole('button', { name: known.name, exact: true }).press('Enter')
  assert.equal(await page.getByRole('combobox').first().inputValue(), known.name)

  await page.getByRole('button', { name: forms.combobox.exit }).press('Enter')
  await page.locator('#f-company_id').fill('PT.')
  await page.locator('form button[type=submit]').last().press('Enter')
  await page.locator('#f-company_id-e').getByText(errors.field.company_kind).waitFor()
  await page.locator('#f-company_id').fill(name)
  await fillReview(reader, { kind: 'employee', headline: 'Belum ada dalam daftar' })
  await sendReview(reader)
  await page.getByRole('dialog').waitFor()
  await signInByCode(reader, house.url, newAddress())
  const code = await shownCode(reader)
  await page.getByText(writing.thanks.unlisted).waitFor()
  await checkAccess(page, 'thanks for an unlisted company')
  await page.goto(`${href('en', 'myReview')}#${code.replaceAll(' ', '')}`)
  await page.getByRole('heading', { level: 1, name: writing.mine.states.pending[0] }).waitFor()
  await page.getByText(name).first().waitFor()
  await page.getByText(writing.mine.companyPending).waitFor()
  assert.equal(new URL(page.url()).hash, '')
  const { companies } = await api<{ companies: { name: string }[] }>(
    house.url,
    `/search?query=${encodeURIComponent(name)}`,
  )
  assert.ok(!companies.some(company => company.name === name))
  reader.checkQuiet()
  await reader.close()
})

test('a rejected review is opened by its saved file, changed and sent again', async () => {
  const reader = await house.reader({ locale: 'en', screen: 'desk' })
  const { page } = reader
  const { writing } = wordsOf('en')
  const { slug } = await knownCompany(house.url)
  const headline = 'Ditolak dulu'
  await page.goto(href('en', 'companyWriteReview', { id: slug }))
  await fillReview(reader, { kind: 'former', headline, salary: '6,8 juta' })
  await sendReview(reader)
  await page.getByRole('dialog').waitFor()
  await signInByCode(reader, house.url, newAddress())
  await shownCode(reader)
  await warnsBeforeLeaving(reader)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: writing.thanks.download }).click()
  const file = await text(await (await saving).createReadStream())
  await reject(headline)

  assert.equal(await isInTab(page), false)
  await page.getByRole('link', { name: writing.thanks.openMine }).click()
  await page.getByRole('heading', { level: 1, name: writing.mine.title }).waitFor()
  await settled(page)
  assert.equal(await page.getByText(writing.mine.fileDrag).isVisible(), true)
  await chooseWrongFile(reader)
  await drop(reader, file)
  await page.getByRole('heading', { level: 1, name: writing.mine.states.rejected[0] }).waitFor()

  await page.getByRole('button', { name: writing.mine.editRejected }).press('Enter')
  const summary = page.getByRole('heading', { level: 1, name: writing.editing.check.title })
  const onward = page.locator('form button[type=submit]').last()
  await summary.waitFor()
  await checkAccess(page, 'changing, the summary')
  await checkWidth(page, 'changing, the summary')
  for (const step of stepsOf(CURRENT_EMPLOYEE).filter(name => name !== 'check')) {
    const { short, title } = writing.steps[step]
    await page.getByRole('button', { name: writing.editStep(short) }).press('Enter')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await checkAccess(page, `changing, ${step}`)
    await page.getByText(NOTE).waitFor()
    if (step === 'text') await page.locator('#f-headline').fill(`${headline}, lalu diubah`)
    await onward.press('Enter')
    await summary.waitFor()
  }
  await page.locator('#f-agree').press('Space')
  await onward.press('Enter')
  await page.getByRole('heading', { level: 1, name: writing.mine.states.pending[0] }).waitFor()
  await page.getByText(`${headline}, lalu diubah`).waitFor()
  await page.getByText(writing.editing.sent).waitFor()
  await checkAccess(page, 'changed')

  await page.getByRole('button', { name: writing.mine.keep }).press('Enter')
  await page.getByRole('button', { name: writing.mine.another }).press('Enter')
  await page.getByRole('button', { name: new RegExp(writing.mine.forget) }).press('Enter')
  await page.getByRole('button', { name: writing.mine.undo }).press('Enter')
  await page.getByRole('heading', { name: writing.mine.kept }).waitFor()
  reader.checkQuiet()
  await reader.close()
})

test('an author whose review is decided during an edit sees that and loses no words', async () => {
  const reader = await house.reader({ screen: 'desk' })
  const { page } = reader
  const { writing } = wordsOf('id')
  const { slug } = await knownCompany(house.url)
  const headline = 'Diputuskan sementara diubah'
  await page.goto(href('id', 'companyWriteReview', { id: slug }))
  await fillReview(reader, { kind: 'employee', headline })
  await sendReview(reader)
  await page.getByRole('dialog').waitFor()
  await signInByCode(reader, house.url, newAddress())
  const code = await shownCode(reader)
  const mine = page.getByRole('link', { name: writing.thanks.openMine })
  await mine.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: writing.thanks.leave.go }).press('Enter')
  await page.getByRole('heading', { level: 1, name: writing.mine.title }).waitFor()
  // After leaving the page its code is no longer there.
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: writing.thanks.plain }).waitFor()
  await mine.press('Enter')
  await page.getByRole('heading', { level: 1, name: writing.mine.title }).waitFor()
  await page.getByLabel(writing.mine.label).fill(code)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: writing.mine.edit, exact: true }).press('Enter')
  // Opening a step and going back in the browser: the summary still sends on the first press.
  const summary = page.getByRole('heading', { level: 1, name: writing.editing.check.title })
  await summary.waitFor()
  await page.getByRole('button', { name: writing.editStep(writing.steps.text.short) }).press('Enter')
  await page.getByRole('heading', { level: 1, name: writing.steps.text.title }).waitFor()
  await page.goBack()
  await summary.waitFor()
  await decide(headline, { decision: 'publish', confirm_burst: true })
  await page.locator('#f-agree').press('Space')
  await page.locator('form button[type=submit]').last().press('Enter')
  await page.getByText(writing.editing.decided).waitFor()
  await checkAccess(page, 'decided meanwhile')
  await page.getByRole('button', { name: writing.editing.seeState }).press('Enter')
  await page.getByRole('heading', { level: 1, name: writing.mine.states.published[0] }).waitFor()
  await page.getByRole('link', { name: writing.mine.seeOwn }).click()
  await page.getByText(headline).first().waitFor()
  reader.checkQuiet()
  await reader.close()
})

/** An author who has not saved the code is asked before a link or closing the tab discards it. */
async function warnsBeforeLeaving({ page, locale }: Reader): Promise<void> {
  const { leave, openMine } = wordsOf(locale).writing.thanks
  const stay = page.getByRole('dialog').getByRole('button', { name: leave.stay }).last()
  await page.getByRole('link', { name: openMine }).click()
  await page.getByRole('heading', { name: leave.title }).waitFor()
  await checkAccess(page, 'leaving without the code')
  await checkWidth(page, 'leaving without the code')
  await stay.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  assert.equal(new URL(page.url()).pathname, href(locale, 'thankYou'))
  assert.equal(await isInTab(page), true)
}

/** Whether the browser would ask before closing or reloading the page. */
const isInTab = (page: Reader['page']): Promise<boolean> =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))

async function chooseWrongFile({ page, locale }: Reader): Promise<void> {
  const { mine } = wordsOf(locale).writing
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: mine.file }).press('Enter')
  const file = { name: 'foto.txt', mimeType: 'text/plain', buffer: Buffer.from('kosong') }
  await (await chooser).setFiles(file)
  await page.getByText(mine.fileNone).waitFor()
  await checkAccess(page, 'a file without a code')
}

/** Drops a saved file onto the form, as from a folder. */
async function drop({ page }: Reader, text: string): Promise<void> {
  const data = await page.evaluateHandle(held => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([held], 'kode-ulasan.txt', { type: 'text/plain' }))
    return transfer
  }, text)
  await page.dispatchEvent('.code-drop', 'dragover', { dataTransfer: data })
  await page.dispatchEvent('.code-drop', 'drop', { dataTransfer: data })
}

const reject = (headline: string) => decide(headline, { decision: 'reject', guideline: 1, note: NOTE })

let token: Promise<string> | undefined

/** A moderator's decision by API calls; resolves when the review has left the queue. */
async function decide(headline: string, decision: object): Promise<void> {
  const Authorization = `Bearer ${await (token ??= moderatorToken())}`
  const queue = () =>
    api<{ rows: { id: string }[] }>(house.url, '/team/desk/review', { headers: { Authorization } })
  for (const { id } of (await queue()).rows) {
    const path = `/team/desk/review/${id}`
    const claim = { method: 'PUT', headers: { Authorization } }
    const review = await api<{ headline: string; version: string }>(house.url, `${path}/claim`, claim)
    if (review.headline !== headline) continue
    await post(`${path}/decision`, { ...decision, version: review.version }, { Authorization })
    await until(async () => !(await queue()).rows.some(one => one.id === id))
    return
  }
  assert.fail(`nobody decided on “${headline}”`)
}

async function moderatorToken(): Promise<string> {
  const member = await teamMember(house.program, 'moderator')
  const { user_id } = await post<{ user_id: string }>('/team/auth/login', { email: member.email })
  const two_factor_code = await codeFor(house.url, member.email)
  const signedIn = { user_id, two_factor_code, totp: member.totp() }
  return (await post<{ token: string }>('/team/auth/2fa', signedIn)).token
}

const post = <T>(path: string, body: object, headers: Record<string, string> = {}): Promise<T> =>
  api<T>(house.url, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
