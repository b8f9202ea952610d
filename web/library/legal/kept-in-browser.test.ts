// Compares the privacy policy's list of stored values with the keys that the program uses.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { LOCALES } from '#shared/locale.ts'
import { readPageText } from '#server/library/page-text.ts'

/**
 * The policy's wording for each key. Null for the team's own settings, which visitors do not have, and for the test
 * value, which is deleted at once.
 */
const NAMED: Record<string, RegExp | null> = {
  theme: /terang atau gelap|Light or dark/,
  token: /Tanda masuk dan nama akunmu|Your sign-in and the name/,
  user: /nama akunmu|name of your account/,
  device: /nama acak untuk browser|random name of this browser/,
  'own-reviews': /kodenya kalau kamu minta disimpan|its code if you ask to keep it/,
  asked: /Kode pertanyaan dan jawabanmu.*tanpa ditanya|codes of your questions and answers.*without asking/,
  'saved-jobs': /Lowongan yang kamu simpan|jobs you save/,
  'followed-companies': /perusahaan yang kamu ikuti|companies you follow/,
  helpful: /yang kamu tandai membantu|you marked as helpful/,
  raffle: /Tiket undian|Raffle tickets/,
  owner: /Tanda masuk perusahaan|A company’s sign-in/,
  apply: /Draf lamaran|draft of an application/,
  'team-keys': null,
  trial: null,
}

const keys = globSync('web/**/*.{ts,tsx}')
  .filter(file => !file.includes('.test.'))
  .flatMap(file => [...readFileSync(file, 'utf8').matchAll(/\('browser',\s*['`]([a-z-]+)/g)])
  .map(([, key = '']) => key)

test('whatever the program keeps in a browser under a name is told by the privacy policy', async () => {
  assert.ok(keys.length > 8)
  for (const locale of LOCALES) {
    const { sections } = await readPageText(locale, 'privacy')
    const told = JSON.stringify(sections.find(({ id }) => id === 'browser'))
    for (const key of keys) {
      assert.ok(key in NAMED, `“${key}” is kept in the browser: the privacy policy has to say so`)
      if (NAMED[key]) assert.match(told, NAMED[key], key)
    }
  }
})
