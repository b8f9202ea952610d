// Rows of an imported directory that resemble listed companies: an editor decides by keyboard.
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { promisify } from 'node:util'
import { href } from '#shared/paths.ts'
import { checkAccess, checkWidth, journeys } from './browser.ts'
import { until } from '../support/until.ts'
import { openDesk, openHistory } from './sign-in.ts'
import { api } from './site.ts'
import { wordsOf } from './words.ts'

const house = journeys()
const IMPORT = new URL('../../scripts/import-companies.ts', import.meta.url).pathname
const ROWS = `name,ticker,website,city
PT Wahana Rimba,,,Kota Malang
CV Wahana Rimba,,wahana-rimba.co.id,Kota Malang
PT Wahana Rimbu,WRIM,,Kota Malang
UD Wahana Rimba,,,Kota Malang
`

test('rows of a directory are joined, listed and dropped by keyboard, in both languages', async () => {
  const file = join(house.program.dataDir, 'rows.csv')
  writeFileSync(file, ROWS)
  await promisify(execFile)(process.execPath, [IMPORT, file], { env: house.program.env })
  const reader = await house.reader({ locale: 'en', screen: 'desk' })
  await openDesk(reader, house.program)
  const { page } = reader
  const row = (text: string) => page.locator('.queue li').filter({ hasText: text })
  const statusShows = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()

  const en = wordsOf('en').team
  await page.goto(href('en', 'teamCandidates'))
  await row('Wahana Rimbu').click()
  await page.getByText(en.candidate.why.near_spelling).waitFor()
  await checkAccess(page, 'the directory’s desk')
  await page.locator('#work-h').focus()
  await page.keyboard.press('a')
  await statusShows(en.candidate.created('Wahana Rimbu'))

  const id = wordsOf('id').team
  await page.goto(href('id', 'teamCandidates'))
  await row(id.candidate.reasons.same_name).first().waitFor()
  for (const width of [360, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await checkAccess(page, `the directory’s desk at ${width}`)
    await checkWidth(page, `the directory’s desk at ${width}`)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  for (let left = await page.locator('.queue li').count(); left > 0; left -= 1) {
    await page.locator('.work #work-h').waitFor()
    const isJoined = await page.locator('.work .like').filter({ hasText: 'wahana-rimba.co.id' }).isVisible()
    await page.keyboard.press(isJoined ? '1' : 't')
    await statusShows(
      isJoined ? id.candidate.joined('Wahana Rimba', 'Wahana Rimba') : id.candidate.dropped('Wahana Rimba'),
    )
    await page.waitForFunction(count => document.querySelectorAll('.queue li').length < count, left)
  }
  await page.getByRole('heading', { level: 1, name: id.desks.candidate.emptyTitle }).waitFor()
  await checkAccess(page, 'nothing waits')

  await until(async () => {
    const { company } = await api<{ company: { website_host: string } }>(
      house.url,
      '/v2/company/wahana-rimba',
    )
    return company.website_host === 'wahana-rimba.co.id'
  })
  await page.goto(href('id', 'company', { id: 'wahana-rimbu' }))
  await page.getByRole('heading', { level: 1, name: 'Wahana Rimbu' }).waitFor()
  const { acts } = id.desks.candidate
  for (const act of [acts.joined, acts.imported, acts.dropped])
    await openHistory(page, 'id', page.getByRole('row').filter({ hasText: act }))
  reader.checkQuiet()
})
