// T-05: an address has variants (the first and second form of a call, `/l/`, two languages) with the same rules. T-30:
// no answer to a signed-in call may be cached, and a page is the same for everybody.
import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { LOCALES } from '#shared/locale.ts'
import { isReservedSlug } from '#shared/rules/company-name.ts'
import { href, PATHS, queryString, type PageName } from '#shared/paths.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ENDPOINTS } from '#shared/contract/endpoints.ts'
import { queriesOf, type Subjects } from './addresses.ts'
import { bearer, openSite, type Site } from './site.ts'

let site: Site
let subjects: Subjects
let callers: [string, Record<string, string>][]
before(async () => {
  site = await openSite()
  const { db } = site.it
  const slugs = await db.content<{ slug: string }[]>`
    select slug from content.company c join content.company_stats s on s.company_id = c.id
    order by s.review_count desc, slug limit 2`
  const pending = await db.content<
    { slug: string }[]
  >`select slug from content.company where status = 0 limit 1`
  const reviews = await db.content<{ id: string }[]>`
    select id from (select id, row_number() over (partition by state order by published_on desc, id) as n from content.review) r where n in (1, 60)`
  subjects = {
    slugs: [...slugs, ...pending].map(row => row.slug).concat('tidak-ada', 'tim', 'l'),
    reviews: reviews.map(row => row.id),
    roles: ['administrative-staff'],
    cities: ['32.75'],
  }
  callers = [
    ['visitor', {}],
    ['member', bearer(site.member)],
    ['owner', bearer(site.owner)],
    ['team', bearer(site.team)],
    ['nobody', bearer('x'.repeat(43))],
    ['no bearer', { authorization: 'Basic YTpi' }],
  ]
})
after(() => site.it.close())

/** Status and body. */
const answerOf = async (path: string, headers: Record<string, string>) => {
  const { status, text } = await site.get(path, headers)
  return { status, text }
}

test('the first form of a company’s call gives the same answer as the second to every caller', async () => {
  const forms = ['', '/reviews']
  const queries = [{ header: '1' }, ...queriesOf('companyReviews', subjects)].map(queryString)
  // A visitor asks everything; the others, whose answers differ by the session alone, a part of it of two companies.
  for (const [at, [who, headers]] of callers.entries())
    for (const slug of at === 0 ? subjects.slugs : subjects.slugs.slice(0, 2))
      for (const form of forms)
        for (const query of form === ''
          ? queries.slice(0, 2)
          : queries.filter((_, n) => at === 0 || n % 4 === 0)) {
          const rest = `${slug}${form}${query}`
          const second = await answerOf(`/api/v2/company/${rest}`, headers)
          assert.deepEqual(await answerOf(`/api/companies/${rest}`, headers), second, `${rest} to ${who}`)
        }
})

test('both languages lock the same reviews for every caller', async () => {
  for (const [who, headers] of callers)
    for (const slug of subjects.slugs)
      for (const query of queriesOf('companyReviews', subjects).map(queryString)) {
        const path = `/api/v2/company/${slug}/reviews${query}`
        const [id, en] = await Promise.all(
          LOCALES.map(async locale => {
            const { status, text } = await answerOf(path, { ...headers, locale })
            const { reviews = [], locked, total, next } = JSON.parse(text)
            const shown = reviews.map((one: { id: string; headline: string }) => [one.id, one.headline])
            return { status, shown, locked, total, next }
          }),
        )
        assert.deepEqual(en, id, `${path} to ${who}`)
      }
})

test('a page shows the same reviews in both languages', async () => {
  const ids = new RegExp(
    subjects.reviews.concat('[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}').join('|'),
    'g',
  )
  for (const slug of subjects.slugs.slice(0, 2))
    for (const query of queriesOf('companyReviews', subjects)) {
      const [id, en] = await Promise.all(
        LOCALES.map(
          async locale => (await site.get(href(locale, 'companyReviews', { id: slug }, query))).text,
        ),
      )
      const shown = (text: string | undefined) => [...new Set(text?.match(ids))].sort()
      assert.deepEqual(shown(en), shown(id), `${slug} ${queryString(query)}`)
    }
})

test('the `/l/` form of an address redirects to the page and shows nothing itself; calls have no such form', async () => {
  for (const name of ['company', 'companyReviews', 'companyWriteReview'] as const)
    for (const locale of LOCALES)
      for (const slug of subjects.slugs) {
        const path = href(locale, name, { id: slug })
        const { status, text, headers } = await site.get(path.replace(/(perusahaan|company)\//, '$1/l/'))
        if (isReservedSlug(slug)) assert.equal(status, 404, 'no company has such an address')
        else assert.deepEqual([status, text, headers.get('location')], [301, '', path])
      }
  for (const [, headers] of callers)
    for (const path of ['/api/v2/company/l/', '/api/companies/l/'])
      for (const slug of subjects.slugs.slice(0, 3))
        assert.equal((await site.get(`${path}${slug}`, headers)).status, 404)
})

test('a company’s former address redirects to its present one and keeps the query', async () => {
  const [slug] = subjects.slugs
  await site.it.db.owner`
    insert into content.company_slug (slug, company_id) select 'nama-lama', id from content.company where slug = ${slug as string}`
  for (const name of ['company', 'companyReviews', 'companyWriteReview'] as const)
    for (const locale of LOCALES) {
      const query = name === 'companyReviews' ? '?sort=oldest' : ''
      const { status, text, headers } = await site.get(href(locale, name, { id: 'nama-lama' }) + query)
      const now = href(locale, name, { id: slug as string }) + query
      assert.deepEqual([status, text, headers.get('location')], [301, '', now])
    }
})

test('content for the team or for owners is refused to everybody else, in both languages', async () => {
  const kept = Object.values(ENDPOINTS).filter(
    ({ auth, method }) => (auth === 'staff' || auth === 'owner') && method === 'GET',
  )
  for (const { path, auth } of kept)
    for (const locale of LOCALES)
      for (const [who, headers] of callers.filter(
        ([name]) => name !== (auth === 'staff' ? 'team' : 'owner'),
      )) {
        const answer = await site.get(`/api${path.replace(':id', subjects.reviews[0] as string)}`, {
          ...headers,
          locale,
        })
        assert.equal(answer.status, 401, `${path} to ${who}`)
      }
})

const addressOf = ({ path }: Endpoint) =>
  `/api${path
    .replace(':slug', subjects.slugs[0] as string)
    .replace(':id', subjects.reviews[0] as string)
    .replace(':role', subjects.roles[0] as string)
    .replace(':locale', 'id')
    .replace(':month', '2026-03')}`

test('no answer to a call may be cached, whoever asks, except public ones', async () => {
  for (const endpoint of Object.values(ENDPOINTS) as Endpoint[])
    for (const [who, headers] of callers) {
      const { method, auth } = endpoint
      // Signing out would end the session that the other calls need.
      if (/logout/.test(endpoint.path) && ['member', 'owner', 'team'].includes(who)) continue
      const answer = await fetch(site.origin + addressOf(endpoint), { method, headers })
      await answer.text()
      const label = `${method} ${endpoint.path} to ${who}`
      const cacheControl = answer.headers.get('cache-control') ?? ''
      if (method !== 'GET' || auth !== 'none') assert.match(cacheControl, /^no-store\b/, label)
      assert.equal(cacheControl === 'no-cache', answer.headers.has('etag'), label)
      assert.match(cacheControl, /^no-(store|cache)\b/, label)
    }
})

test('a cacheable answer is the same for every caller, byte for byte', async () => {
  let kept = 0
  for (const endpoint of Object.values(ENDPOINTS) as Endpoint[]) {
    if (endpoint.method !== 'GET') continue
    const path = addressOf(endpoint)
    const plain = await site.get(path)
    const etag = plain.headers.get('etag')
    if (!etag) continue
    kept += 1
    assert.equal(plain.headers.get('vary'), 'locale', path)
    for (const [who, headers] of callers) {
      const other = await site.get(path, { ...headers, device: who, cookie: 'x=y' })
      assert.deepEqual([other.text, other.headers.get('etag')], [plain.text, etag], `${path} to ${who}`)
    }
  }
  assert.ok(kept > 5, `${kept} answers may be kept`)
})

test('a page is the same, byte for byte, with a token, with a cookie and without', async () => {
  for (const name of Object.keys(PATHS) as PageName[])
    for (const locale of LOCALES) {
      const path = href(locale, name, {
        id: name === 'review' ? subjects.reviews[0] : subjects.slugs[0],
        role: subjects.roles[0],
        department: 'it',
        slug: 'menghitung-thr',
      } as never)
      const plain = await site.get(path)
      for (const headers of [
        bearer(site.member),
        bearer(site.team),
        { cookie: `token=${site.member}`, device: 'x' },
      ]) {
        const other = await site.get(path, headers)
        assert.equal(other.text, plain.text, path)
        assert.equal(other.headers.get('etag'), plain.headers.get('etag'), path)
        assert.equal(other.headers.get('vary'), plain.headers.get('vary'), path)
        assert.equal(other.headers.get('set-cookie'), null, path)
      }
    }
})
