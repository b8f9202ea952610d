// A company and its reviews: answering, hiding, concurrent edits of colleagues, and messages of readers.
import assert from 'node:assert/strict'
import test from 'node:test'
import { answering as en } from '#shared/messages/en/owner-desk/answering.ts'
import { answering as id } from '#shared/messages/id/owner-desk/answering.ts'
import { letters } from '#shared/messages/id/jobs/letters.ts'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { look, journeys, type Reader, type Screen } from './browser.ts'
import { newAddress } from './people.ts'
import { settled } from './settled.ts'
import { OWNER, signInByCode, signInOwner, waitSignedIn } from './sign-in.ts'
import { api } from './site.ts'
import { wordsOf } from './words.ts'

const house = journeys()
const WORDS = { id, en }
const COMPANY = 'lintang-muara-kargo'
const HUNT = 'Kamu yang di regu malam Bintara tentu sudah mendengar ini.'
const GOOD = 'Benar, lembur terlalu sering. Mulai Desember jadwalnya ditempel di papan regu.'

type Listed = { reviews: { review: { id: string; headline: string } }[] }

async function ownerIn(screen: Screen, locale: Locale): Promise<Reader & { token: string }> {
  const reader = await house.reader({ locale, screen })
  return { ...reader, token: await signInOwner(reader, house.url) }
}

const unanswered = async (token: string): Promise<Listed['reviews']> =>
  (await api<Listed>(house.url, '/co/reviews', { headers: { authorization: `Bearer ${token}` } })).reviews

test('on a phone an owner answers a review, sees a warning when the answer guesses its author, and readers see the answer', async () => {
  const reader = await ownerIn('phone', 'id')
  const { page, token } = reader
  const words = WORDS.id
  await page.goto(href('id', 'ownerReviews'))
  await page.getByRole('heading', { level: 1, name: words.list.title }).waitFor()
  await page.getByRole('link', { name: words.list.answer, exact: true }).first().waitFor()
  await look(reader, 'the list')
  const [first] = await unanswered(token)
  const review = first?.review ?? assert.fail('nothing is unanswered')
  await page.getByRole('link', { name: words.list.answer, exact: true }).first().click()
  const field = page.getByLabel(words.answer.forAll)
  await field.fill(HUNT)
  await page.getByText(words.answer.guesses).waitFor()
  await look(reader, 'a guess')
  await field.fill(GOOD)
  await page.getByText(words.answer.guesses).waitFor({ state: 'detached' })
  const pointsAtNobody = page.getByText(`${words.helps.signs.guess} ${words.helps.done}`)
  await pointsAtNobody.waitFor()
  await field.fill(`${GOOD} Hubungi Sari di 0812 3456 7890.`)
  await pointsAtNobody.waitFor({ state: 'detached' })
  await field.fill(GOOD)
  await pointsAtNobody.waitFor()
  await page.getByRole('button', { name: words.answer.send }).click()
  await page.getByText(words.answer.sent.shown).waitFor()
  await page.goto(href('id', 'review', { id: review.id }))
  await page.getByText(wordsOf('id').reviews.reply.from).waitFor()
  await page.getByText(GOOD).waitFor()
  await look(reader, 'the answered review')
  reader.checkQuiet()
  await reader.close()
})

test('an owner hides a review by a guideline at the desk, sees the same stub as readers, and shows the review again', async () => {
  const reader = await ownerIn('desk', 'en')
  const { page, token } = reader
  const words = WORDS.en
  const { stub } = wordsOf('en').reviews
  const { review } = (await unanswered(token)).at(-1) ?? assert.fail('nothing is unanswered')
  await page.goto(href('en', 'ownerReview', { review: review.id }))
  await page.getByRole('button', { name: words.answer.breaks }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words.hide.hide, exact: true }).click()
  await dialog.getByText(words.hide.choose).waitFor()
  await dialog.getByRole('radio').nth(2).check({ force: true })
  await look(reader, 'hiding')
  await dialog.getByRole('button', { name: words.hide.hideBy(3) }).click()
  await page.getByText(stub.owner).waitFor()
  await look(reader, 'hidden')
  await page.getByRole('button', { name: words.again.open }).click()
  await dialog.getByRole('button', { name: words.again.open }).click()
  await page.getByText(words.answer.hiddenBefore).waitFor()
  assert.equal(await page.getByRole('button', { name: words.answer.breaks }).count(), 0)
  reader.checkQuiet()
  await reader.close()
})

test('an owner whose colleague answered first sees the colleague’s answer and may replace it', async () => {
  const reader = await ownerIn('desk', 'id')
  const { page, token } = reader
  const words = WORDS.id
  const { review } = (await unanswered(token)).at(-2) ?? assert.fail('nothing is unanswered')
  await page.goto(href('id', 'ownerReview', { review: review.id }))
  await page.getByLabel(words.answer.forAll).fill(`${GOOD} Ini kataku.`)
  await api(house.url, `/co/reviews/${review.id}/comment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ text: `${GOOD} Ini kata rekan.`, role: 'management' }),
  })
  await page.getByRole('button', { name: words.answer.send }).click()
  await page.getByText(words.answer.colleague).waitFor()
  await page.getByText('Ini kata rekan.').waitFor()
  await look(reader, 'a colleague was first')
  await page.getByRole('button', { name: words.answer.keepMine }).click()
  await page.getByRole('button', { name: words.answer.change }).click()
  await page.getByText(words.answer.sent.shown).waitFor()
  const { review: shown } = await api<{ review: { reply: { words: string } } | null }>(
    house.url,
    `/co/reviews/${review.id}`,
    { headers: { authorization: `Bearer ${token}` } },
  )
  assert.match(shown?.reply.words ?? '', /Ini kataku/)
  // The page must show the refusal as well.
  await reader.close()
})

test('a signed-in reader’s message reaches the owner, who stops such mails by the link in one', async () => {
  const reader = await house.reader({ screen: 'phone' })
  const { page } = reader
  const { message } = WORDS.id
  await page.goto(href('id', 'company', { id: COMPANY }))
  await page.getByRole('link', { name: wordsOf('id').companies.message }).click()
  await page.getByRole('button', { name: message.send }).waitFor()
  await settled(page)
  await page.getByLabel(message.words).fill('Apakah gudang Bintara menerima peserta magang tahun depan?')
  await look(reader, 'the message')
  await page.getByRole('button', { name: message.send }).click()
  await page.getByRole('dialog').waitFor()
  await signInByCode(reader, house.url, newAddress())
  await waitSignedIn(page)
  await page.getByRole('heading', { name: message.sent }).waitFor()
  const { messages } = await api<{ messages: { body: string }[] }>(house.url, `/inbox?to=${OWNER.email}`)
  const link = /\/langganan\/[\w-]+/.exec(messages.find(({ body }) => body.includes('magang'))?.body ?? '')
  await page.goto(link?.[0] ?? assert.fail('no letter came'))
  await page.getByRole('button', { name: letters.stop }).last().click()
  await page.getByText(letters.states.stopped).waitFor()
  await look(reader, 'letters')
  reader.checkQuiet()
  await reader.close()
})
