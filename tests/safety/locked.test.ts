// T-03: locked text is absent. Every text of every review that a visitor may not open contains a mark, and everything
// that a visitor can request is read over real HTTP. T-34: no time in it is more precise than a day.
import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { CONTRACT, type Schemas } from '#shared/contract/contract.ts'
import type { TestApp } from '#tests/support/app.ts'
import { callAddresses, pageAddresses, type Subjects } from './addresses.ts'
import { outputSchema, placesOf } from './contract-places.ts'
import { LOCKED, markTexts, OPEN } from './marks.ts'
import { bearer, openSite, type Site } from './site.ts'

/** A moment: a date with a time of day, or milliseconds since 1970 in this decade. */
const MOMENT = /\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}|(?<![\d.])1[6-9]\d{11}(?!\d)/

let site: Site
let subjects: Subjects
before(async () => {
  site = await openSite(markTexts)
  subjects = await subjectsOf(site.it)
})
after(() => site.it.close())

test('no page contains a word of a locked review, in any language, filter or order', async () => {
  const read = await readAll(pageAddresses(subjects))
  assert.ok(read.length > 300, `${read.length} pages`)
  check(read)
})

test('no call returns a word of a locked review, also to a caller with an invalid session', async () => {
  const addresses = callAddresses(subjects, true)
  check(await readAll(addresses))
  check(await readAll(addresses.slice(0, 200), bearer('tidak-berlaku')))
  check(await readAll(addresses.slice(0, 200), { cookie: `token=${site.member}`, locale: 'en' }))
})

test('no page that a visitor’s pages link to contains a word of a locked review either', async () => {
  const seen = new Map<string, string>([
    ['/', ''],
    ['/en', ''],
  ])
  for (const path of seen.keys()) {
    const { text } = await site.get(path)
    seen.set(path, text)
    for (const [, link] of text.matchAll(/href="(\/[^"#]*)/g)) {
      const to = (link as string).replace(/&amp;/g, '&')
      if (seen.size < MOST_FOLLOWED && !seen.has(to)) seen.set(to, '')
    }
  }
  assert.ok(seen.size > 200, `${seen.size} addresses`)
  check([...seen].map(([path, text]) => ({ path, text })))
})

test('searching for a word of locked texts gives the same answer as a word that no text contains', async () => {
  for (const slug of subjects.slugs) {
    const answerFor = async (q: string) => (await site.get(`/api/v2/company/${slug}/reviews?q=${q}`)).text
    assert.equal(await answerFor(LOCKED), await answerFor('qztiada'))
    const { text } = await site.get(`/api/v2/company/${slug}/reviews?q=${LOCKED}`, bearer(site.member))
    assert.ok(text.includes(LOCKED) || slug !== subjects.slugs[0])
  }
})

test('a signed-in reader finds the marks, so that the other tests could see them', async () => {
  const [slug] = subjects.slugs
  const { text } = await site.get(`/api/v2/company/${slug}/reviews`, bearer(site.member))
  assert.ok(text.includes(LOCKED))
})

test('no time in a public answer is more precise than a day', async () => {
  const addresses = callAddresses(subjects, true).filter(path => !path.startsWith('/api/inbox'))
  const pages = await readAll(pageAddresses(subjects).filter(path => !path.includes('?')))
  const asMember = await readAll(addresses, bearer(site.member))
  const asTeam = await readAll(addresses, bearer(site.team))
  for (const { path, text } of [...pages, ...asMember, ...asTeam])
    assert.doesNotMatch(text, MOMENT, `${path}: ${MOMENT.exec(text)?.[0]}`)
})

test('the contract has no moment except in the inbox of a trial run and in the deadline for an answer to a message', () => {
  const moments = Object.entries(CONTRACT).flatMap(([name, { response }]: [string, Schemas]) =>
    placesOf(outputSchema(response), one => one.format === 'date-time' || one.format === 'time').map(
      place => `${name}${place}`,
    ),
  )
  // Only the sender of the message sees this future moment.
  const due = ['contact', 'reportContent', 'askRight'].map(call => `${call}.due_at`)
  assert.deepEqual(moments, ['inbox.messages[].received_at', ...due])
})

const MOST_FOLLOWED = 250
type Read = { path: string; text: string }

/** Each address is read once for each caller. */
const answers = new Map<string, string>()

async function readAll(paths: string[], headers: Record<string, string> = {}): Promise<Read[]> {
  const read: Read[] = []
  for (const path of paths) {
    const key = JSON.stringify([path, headers])
    const text = answers.get(key) ?? (await textAt(path, headers))
    answers.set(key, text)
    read.push({ path, text })
  }
  return read
}

async function textAt(path: string, headers: Record<string, string>): Promise<string> {
  const { status, text } = await site.get(path, headers)
  assert.ok(status < 500, `${path} answers ${status}`)
  return text
}

function check(read: Read[]): void {
  const found = read.filter(({ text }) => text.includes(LOCKED)).map(({ path }) => path)
  assert.deepEqual(found, [])
  assert.ok(
    read.some(({ text }) => text.includes(OPEN)),
    'open reviews would have been found',
  )
}

/** The companies with the most reviews plus one of each kind; reviews in every state. */
async function subjectsOf({ db }: TestApp): Promise<Subjects> {
  const column = async (rows: PromiseLike<readonly Record<string, unknown>[]>) =>
    (await rows).map(row => String(Object.values(row)[0]))
  const sql = db.owner
  return {
    slugs: await column(sql`
      select slug from content.company c left join content.company_stats s on s.company_id = c.id
      order by (c.status = 0) desc, review_count desc nulls last, slug limit 3`).then(slugs =>
      slugs.toReversed(),
    ),
    reviews: await column(sql`
      select id from (select id, row_number() over (partition by state order by published_on desc, id) as n from content.review) r
      where n <= 5 or n between 200 and 208`),
    roles: await column(
      sql`select distinct job_role_id from content.company_facet where job_role_id <> '' and city_id = '' order by 1 limit 2`,
    ),
    cities: await column(
      sql`select distinct city_id from content.company_facet where city_id <> '' and job_role_id = '' order by 1 limit 2`,
    ),
  }
}
