// Compares the browser storage that the privacy policy lists with the keys that the program uses.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { LOCALES } from '#shared/locale.ts'
import { readPageText } from '#server/library/page-text.ts'

/**
 * By storage key: the policy's words for it. Staff settings do not concern visitors; the trial value is deleted as soon
 * as it is written.
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
  'credential-': /Kunci untuk menulis tahun ini|key for writing this year/,
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

test('the privacy policy lists everything that the program stores in a browser', async () => {
  assert.ok(keys.length > 8)
  for (const locale of LOCALES) {
    const { sections } = await readPageText(locale, 'privacy')
    const text = JSON.stringify(sections.find(({ id }) => id === 'browser'))
    for (const key of keys) {
      assert.ok(key in NAMED, `“${key}” is kept in the browser: the privacy policy has to say so`)
      if (NAMED[key]) assert.match(text, NAMED[key], key)
    }
  }
})
