// Articles at the editors' desk: missing parts are reported at their fields, and readers see what is published.
import assert from 'node:assert/strict'
import test from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { href } from '#shared/paths.ts'
import { checkAccessInBoth, checkWidth, journeys } from './browser.ts'
import { openDesk } from './sign-in.ts'
import { settled } from './settled.ts'
import { wordsOf } from './words.ts'

const house = journeys()

test('an editor saves a draft, sees what is missing, publishes it, and readers see it', async () => {
  const reader = await house.reader({ locale: 'en', screen: 'desk' })
  await openDesk(reader, house.program, 'editor')
  const { page } = reader
  await page.goto(href('en', 'teamArticles'))
  await settled(page)
  const { articles, texts } = wordsOf('en').team
  await page.getByLabel(articles.pick).selectOption('first-job en')
  const title = page.getByLabel(articles.fields.title, { exact: true })
  await title.fill('Your first job, as an editor sees it')
  await page.getByRole('button', { name: texts.draft, exact: true }).click()
  await page.getByText(texts.saved(texts.states.draft)).waitFor()
  await page.getByText(texts.preview).click()
  await checkAccessInBoth(page, 'a draft')
  const body = page.getByLabel(articles.fields.body, { exact: true })
  const text = await body.inputValue()
  await body.fill(`${text}\n\n<b>bold</b>`)
  await page.getByRole('button', { name: texts.publish, exact: true }).click()
  await page.locator('[aria-invalid=true]:focus').waitFor()
  await body.fill(text)
  await page.getByRole('button', { name: texts.publish, exact: true }).click()
  await page.getByText(texts.saved(texts.states.published)).waitFor()
  await page.setViewportSize({ width: 360, height: 800 })
  await checkAccessInBoth(page, 'a published article at 360')
  await checkWidth(page, 'a published article at 360')
  await page.goto(href('en', 'article', { slug: 'first-job-in-indonesia' }))
  await page.getByRole('heading', { level: 1, name: 'Your first job, as an editor sees it' }).waitFor()
  reader.checkQuiet()
  await reader.close()
})

test('an editor’s unsaved text is deleted only on request, survives a reload, and appears beside a colleague’s saved version', async () => {
  const reader = await house.reader({ locale: 'en', screen: 'desk' })
  const { faqs, texts } = wordsOf('en').team
  const chosen = 'are-the-reviews-true en'
  const questionIn = async (page: Page) => {
    await page.goto(href('en', 'teamFaqs'))
    await settled(page)
    await page.getByLabel(faqs.pick).selectOption(chosen)
    return page.getByLabel(faqs.fields.question, { exact: true })
  }
  await openDesk(reader, house.program, 'administrator')
  const mine = reader.page
  // A second tab of the same member; the session is copied into it.
  const opened = mine.context().waitForEvent('page')
  await mine.evaluate(() => void open(location.href))
  const theirs = await opened
  await discard(mine, await questionIn(mine))
  await (await questionIn(mine)).fill('Is what people write here true?')
  await mine.getByText(texts.unsavedNote).waitFor()
  mine.on('dialog', dialog => void dialog.accept())
  const question = await questionIn(mine)
  assert.equal(await question.inputValue(), 'Is what people write here true?')
  await (await questionIn(theirs)).fill('Are the reviews here true?')
  await theirs.getByRole('button', { name: texts.publish, exact: true }).click()
  await theirs.getByText(texts.saved(texts.states.published)).waitFor()
  await mine.getByRole('button', { name: texts.publish, exact: true }).click()
  await mine.getByText(texts.conflict('2')).waitFor()
  await mine.locator('ins', { hasText: 'Are the reviews here true?' }).waitFor()
  await checkAccessInBoth(mine, 'two editors of a question')
  await mine.setViewportSize({ width: 360, height: 800 })
  await checkWidth(mine, 'two editors of a question at 360')
  await mine.getByRole('button', { name: texts.keepMine }).click()
  await mine.getByRole('button', { name: texts.publish, exact: true }).click()
  await mine.getByText(texts.saved(texts.states.published)).waitFor()
  await mine.goto(href('en', 'faq'))
  await mine.getByText('Is what people write here true?').waitFor()
  await reader.close()
})

/** Starts an article and discards it: cancels at the first question, and confirms at the second. */
async function discard(page: Page, question: Locator): Promise<void> {
  const { texts } = wordsOf('en').team
  await question.waitFor()
  const stored = await question.inputValue()
  await question.fill('Half a sentence')
  const sure = page.getByRole('dialog', { name: texts.sure.title })
  await page.getByRole('button', { name: texts.discard }).click()
  await checkAccessInBoth(page, 'asking whether to discard')
  await sure.getByRole('button', { name: texts.sure.no }).click()
  await sure.waitFor({ state: 'hidden' })
  assert.equal(await question.inputValue(), 'Half a sentence')
  await page.getByRole('button', { name: texts.discard }).click()
  await sure.getByRole('button', { name: texts.sure.yes, exact: true }).click()
  await page.getByText(texts.unsavedNote).waitFor({ state: 'hidden' })
  assert.equal(await question.inputValue(), stored)
}
