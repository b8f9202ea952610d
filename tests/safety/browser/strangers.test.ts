// T-10: no page contacts another host or violates its own policy, whatever role reads it and whatever companies
// planted.
import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { Browser } from 'playwright-core'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { href, PATHS, type PageName } from '#shared/paths.ts'
import { openBrowser } from '#tests/e2e/browser.ts'
import { openSite, type Site } from '../site.ts'
import { openReader, type Role } from './reader.ts'
import { checkNothing } from './watch.ts'
import { settled } from '#tests/e2e/settled.ts'

const BEACON =
  '<img src="https://jahat.example/b.gif"> ![x](https://jahat.example/c.gif) https://jahat.example/d'

/** A page that each reader must reach, as proof that they saw user content. */
const SHOWN: Record<Role, readonly PageName[]> = {
  visitor: ['company', 'companyReviews', 'review', 'latestReviews'],
  member: ['companyReviews', 'review'],
  team: ['teamQueue', 'teamReports'],
}

let site: Site
let browser: Browser
before(async () => {
  site = await openSite(plant)
  browser = await openBrowser()
})
after(async () => {
  await browser?.close()
  await site?.it.close()
})

test('no page of any reader sends a request to another host', async () => {
  await Promise.all([walk('visitor', LOCALES), walk('member', ['id']), walk('team', ['en'])])
})

async function walk(role: Role, locales: readonly Locale[]): Promise<void> {
  const { page, seen, context } = await openReader(browser, site, role)
  const { content } = site.it.db
  const [company] = await content<{ slug: string }[]>`
    select slug from content.company_stats s join content.company c on c.id = s.company_id order by review_count desc limit 1`
  const { body } = await site.it.call('latestReviews', { params: { locale: 'id' } })
  for (const name of Object.keys(PATHS) as PageName[])
    for (const locale of locales) {
      const id = name === 'review' ? body.reviews[0].id : company?.slug
      const params = { id, role: 'administrative-staff', department: 'it', slug: 'menghitung-thr' }
      await page.goto(href(locale, name, params as never))
      await settled(page)
      const text = await page.locator('#root').innerText()
      if (SHOWN[role].includes(name))
        assert.ok(text.includes(BEACON), `${name} shows ${role} what was planted`)
    }
  checkNothing(seen, role)
  await context.close()
}

/** Trackers that a company or an author could place in every text that a page shows, to learn who reads it. */
async function plant({ db }: Site['it']): Promise<void> {
  await db.owner`update content.review set headline = ${BEACON}, likes = ${BEACON}, dislikes = ${BEACON}, advice = ${BEACON}`
  await db.owner`
    update content.company set summary_id = ${BEACON}, summary_en = ${BEACON}, website_host = 'jahat.example',
      legal_name = ${BEACON}`
  await db.owner`
    insert into content.report (company_id, subject, subject_id, guideline, words, locale, week)
    select company_id, 'review', id, 1, ${BEACON}, 'id', week from content.review where state = 'published' limit 1`
}
