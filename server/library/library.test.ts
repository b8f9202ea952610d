import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { changed } from '#server/platform/db/db.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { isOwnPage } from './own-page.ts'
import { readText, wordsOf } from './blocks.ts'
import { seedLibrary } from './seed.ts'
import { articleOf, readArticles, readFaqs } from './seed-files.ts'
import { CHANGED_LIBRARY } from './shelf.ts'
import { publishPosts, type PostText } from './store.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

const posts = async (query: object) => (await it.call('posts', { query })).body
const post = (slug: string, locale: Locale = 'id') => it.call('post', { params: { slug }, query: { locale } })

const publish = (text: PostText) =>
  it.db.begin('content', async tx => {
    await publishPosts(tx, [{ ...text, changed_on: text.published_on }])
    changed(CHANGED_LIBRARY)
  })

test('each language has eight articles, and each links to its translation', async () => {
  for (const locale of LOCALES) {
    const { posts: cards, page } = await posts({ locale })
    assert.deepEqual([cards.length, page.total, page.next], [8, 8, null])
    for (const { slug } of cards) {
      const { body } = await post(slug, locale)
      assert.equal(body.slugs[locale], slug)
      const other = locale === 'id' ? 'en' : 'id'
      const twin = await post(body.slugs[other], other)
      assert.equal(twin.body.slugs[locale], slug)
      assert.ok(body.blocks.length > 10 && body.sources.length > 0 && body.related.length > 1, slug)
      assert.ok(body.minutes >= 4, `${slug}: ${body.minutes} minutes`)
    }
  }
})

test('the shipped texts are fully parsed: no picture, no foreign link, nothing dropped', async () => {
  const articles = await readArticles()
  for (const { key, locale, body } of articles) {
    const { problems, blocks } = readText(body, isOwnPage(locale))
    assert.deepEqual(problems, [], `${key}.${locale}`)
    assert.ok(wordsOf(blocks).split(/\s+/).length > 700, `${key}.${locale} is short`)
    assert.doesNotMatch(wordsOf(blocks), /\]\[|\]\(|\*\*/)
  }
  for (const { locale, slug, answer } of await readFaqs())
    assert.deepEqual(readText(answer, isOwnPage(locale)).problems, [], slug)
  const slugs = new Set(articles.map(({ locale, slug }) => `${locale} ${slug}`))
  const dead = articles.flatMap(({ locale, body }) =>
    [...body.matchAll(/^\[[^\]]+\]: \/(?:artikel|en\/blog)\/(.+)$/gm)]
      .map(match => `${locale} ${match[1]}`)
      .filter(address => !slugs.has(address)),
  )
  assert.deepEqual(dead, [])
})

test('an article is found by its slug, by that of the other language, and by a former one', async () => {
  const { body } = await post('menghitung-thr')
  assert.equal((await post('thr-holiday-bonus-reckoned')).body.slug, 'menghitung-thr')
  assert.equal((await post('tidak-ada')).status, 404)
  const [article] = (await readArticles()).filter(({ slug }) => slug === 'menghitung-thr')
  assert.ok(article)
  await publish({ ...article, slug: 'thr-terbaru', seed: null })
  assert.deepEqual([body.slug, (await post('menghitung-thr')).body.slug], ['menghitung-thr', 'thr-terbaru'])
  assert.equal((await post('thr-terbaru')).status, 200)
})

test('seeding keeps texts that the team edited, and updates others to the shipped version', async () => {
  const versions = async () => Number((await it.db.content`select count(*) from content.post`)[0]?.['count'])
  const before = await versions()
  await seedLibrary(it)
  assert.equal(await versions(), before)
  await it.db.content`update content.post set seed = 'older' where slug = 'pekerjaan-pertama'`
  await seedLibrary(it)
  assert.equal(await versions(), before + 1)
})

test('thirty questions are answered in each language, and a search must match every word', async () => {
  for (const locale of LOCALES) {
    const { body } = await it.call('faqs', { query: { locale } })
    assert.equal(body.total, 30)
    assert.deepEqual(body.faqs.length, 30)
    for (const { answer, slug } of body.faqs) assert.ok(answer.length > 0, slug)
  }
  const { body } = await it.call('faqs', { query: { locale: 'id', q: 'IJAZAH uang' } })
  assert.ok(body.faqs.length > 0 && body.faqs.length < 5)
  assert.equal((await it.call('faqs', { query: { locale: 'id', q: 'zzzz' } })).body.faqs.length, 0)
})

test('after twelve months an article says that it has not been reviewed since', async () => {
  it.clock.set('2027-11-23T03:00:00Z')
  assert.equal((await post('pekerjaan-pertama')).body.is_stale, false)
  it.clock.set('2027-11-24T03:00:00Z')
  assert.equal((await post('pekerjaan-pertama')).body.is_stale, true)
})

test('markup, pictures and external links are removed from a text', () => {
  const { blocks, problems } = readText(
    '<script>alert(1)</script>\n\n![x](/a.png) [out](https://example.com) [ref][r]\n\n# Big\n\n[r]: javascript:alert(1)',
    isOwnPage('id'),
  )
  assert.equal(problems.length, 5)
  assert.deepEqual(wordsOf(blocks).trim().split(/\s+/), ['ref'])
  assert.doesNotMatch(JSON.stringify(blocks), /href|script/)
})

test('an incomplete file is refused, and the error names what is missing', () => {
  assert.throws(() => articleOf('a.id.md', '---\ntitle: x\n---\nText'), /a\.id\.md: slug is missing/)
})
