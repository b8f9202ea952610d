// Articles at the editors' desk: what lacks is told at its field, and what is published is read.
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { checkAccessInBoth, checkWidth, journeys } from './browser.ts'
import { openDesk } from './sign-in.ts'
import { settled } from './settled.ts'
import { wordsOf } from './words.ts'

const house = journeys()

test('an editor saves a draft, is told what no page can show, publishes, and readers see it', async () => {
  const reader = await house.reader({ locale: 'en', screen: 'desk' })
  await openDesk(reader, house.program, 'editor')
  const { page } = reader
  await page.goto(href('en', 'teamArticles'))
  await settled(page)
  const { articles } = wordsOf('en').team
  await page.getByLabel(articles.pick).selectOption('first-job en')
  const title = page.getByLabel(articles.fields.title, { exact: true })
  await title.fill('Your first job, as an editor sees it')
  await page.getByRole('button', { name: articles.draft, exact: true }).click()
  await page.getByText(articles.saved(articles.states.draft)).waitFor()
  await page.getByText(articles.preview).click()
  await checkAccessInBoth(page, 'a draft')
  const body = page.getByLabel(articles.fields.body, { exact: true })
  const text = await body.inputValue()
  await body.fill(`${text}\n\n<b>bold</b>`)
  await page.getByRole('button', { name: articles.publish, exact: true }).click()
  await page.locator('[aria-invalid=true]').waitFor()
  await body.fill(text)
  await page.getByRole('button', { name: articles.publish, exact: true }).click()
  await page.getByText(articles.saved(articles.states.published)).waitFor()
  await page.setViewportSize({ width: 360, height: 800 })
  await checkAccessInBoth(page, 'a published article at 360')
  await checkWidth(page, 'a published article at 360')
  await page.goto(href('en', 'article', { slug: 'first-job-in-indonesia' }))
  await page.getByRole('heading', { level: 1, name: 'Your first job, as an editor sees it' }).waitFor()
  reader.checkQuiet()
  await reader.close()
})
