// The pages whose text is a Markdown file.
import assert from 'node:assert/strict'
import test from 'node:test'
import { PAGE_TEXTS } from '#shared/contract/library/keys.ts'
import { LOCALES } from '#shared/locale.ts'
import { testApp } from '#tests/support/app.ts'
import { readPageText } from './page-text.ts'

/** The blocks of a text without their words. */
const formOf = ({ sections }: Awaited<ReturnType<typeof readPageText>>) =>
  sections.map(({ blocks }) => blocks.map(block => (block.kind === 'list' ? block.items.length : block.kind)))

test('every text has the same sections, paragraphs and list items in both languages', async () => {
  for (const name of PAGE_TEXTS) {
    const [id, en] = [await readPageText('id', name), await readPageText('en', name)]
    assert.deepEqual(formOf(en), formOf(id), name)
    assert.ok(formOf(id).length > 0, name)
    assert.equal(en.updated_on, id.updated_on)
  }
})

test('the anchors of terms and privacy policy are the same in both languages, so that old links still work', async () => {
  for (const name of ['terms', 'privacy'] as const) {
    const [id = [], en] = await Promise.all(
      LOCALES.map(async locale => (await readPageText(locale, name)).sections.map(one => one.id)),
    )
    assert.deepEqual(en, id)
    assert.equal(new Set(id).size, id.length)
    assert.ok(id.includes('perubahan'))
  }
})

test('a text is returned in the requested language, and an unknown name is not found', async t => {
  const it = await testApp()
  t.after(() => it.close())
  const ask = (name: string, locale: string) => it.call('pageText', { params: { name }, query: { locale } })
  assert.equal((await ask('terms', 'en')).body.title, (await readPageText('en', 'terms')).title)
  assert.equal((await ask('terms', 'id')).body.title, (await readPageText('id', 'terms')).title)
  assert.equal((await ask('imprint', 'id')).status, 404)
})
