import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { LONGEST_TEXT } from '#shared/contract/writing/writing.ts'
import { build } from 'vite'
import { detectorOf } from './officers.ts'
import { LONGEST_READ, screen } from './screening.ts'

/** Worst-case inputs for expressions and loops; each is repeated to the length of the text. */
const HARD = [
  'a',
  '1',
  ' ',
  '.',
  '@',
  '_',
  '-',
  '/',
  '(',
  'a1',
  'a.',
  '1.',
  '1 ',
  'a ',
  'a-a.',
  'a@',
  'a@a.',
  ' at a',
  ' dot a',
  ' @ a . ',
  'a titik ',
  'nol ',
  'nol',
  'double ',
  'oil0',
  'o8l',
  '0b1-34s6-',
  'nik ',
  'rp1',
  '1.000.',
  '111,',
  '1/1/20',
  '08.0',
  '( at ',
  '[.]',
  'http://',
  'www.',
  'a.b.c.',
  '.co.id',
  '+1',
  '+62 8',
  '0 8 1 2 ',
  '08 ',
  'rekening ',
  'npwp ',
  'wa: ',
  'ig: a.',
  'a#1',
  'f*',
  'g o b l o k ',
  'go-',
  "a'",
  'Pak ',
  'Dr. ',
  'H. ',
  'Pak Rudi ',
  'Aa ',
  'my manager ',
  'si ',
  'satu-satunya ',
  'the only a a ',
  'hanya ada satu ',
  '\u200b',
  'a\u200b',
  'a\u0301',
  'ａ',
  '１ ',
  'а',
  '😀',
  '\n',
  '081234567890 ',
  'rani@gmail.com ',
  'b*',
  'a*a#',
  'b*ngs*t ',
  'anjg ',
  'fu',
  '08 lalu ',
  '0812 then 3456 then ',
  't . me ',
  'www . ',
  'gmail saya ',
  'ig: ',
  'pak de ',
  'mr h. ',
  'my boss who is a ',
  'manajer yang lagi baru ',
  'anak dari pak ',
  'kepala cabang ',
  "the boss's ",
  'कि',
  'ก็',
  '한',
  'ﷺ',
  'é',
  'a\u0300\u0301\u0302\u0303',
  '👩‍👩‍👧‍👦',
  '\ud800',
]
const LENGTH = 100_000
const MOST_MS = 20
const LEAST_MS = 4

const officers = detectorOf(['Rudi Wijaya'])
const filled = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

/** CPU time, so that other load on the machine has little influence. */
function cost(text: string): number {
  const before = process.threadCpuUsage()
  screen(text, officers)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** Repeats a measurement over the limit, because compilation and garbage collection are included. */
function least(text: string, bar: number): number {
  let best = Infinity
  for (let attempt = 0; attempt < 4 && best > bar; attempt++) best = Math.min(best, cost(text))
  return best
}

test('no text of 100 kB takes 20 ms, whatever it contains', () => {
  for (const unit of HARD) {
    const once = least(filled(unit, LENGTH), MOST_MS)
    assert.ok(once < MOST_MS, `${JSON.stringify(unit)}: ${once} ms`)
  }
})

test('four times the text takes no more than ten times as long', () => {
  for (const unit of HARD) {
    const once = least(filled(unit, LONGEST_READ / 4), LEAST_MS / 4)
    // Linear time would be four times as long, quadratic time sixteen.
    const bar = 10 * Math.max(once, LEAST_MS / 4)
    const more = least(filled(unit, LONGEST_READ), bar)
    assert.ok(more <= bar, `${JSON.stringify(unit)}: ${once} ms, then ${more} ms`)
  }
})

test('screening reads as much as the longest permitted text of a review', () => {
  assert.equal(LONGEST_READ, LONGEST_TEXT)
  const found = screen(`${'a '.repeat(LONGEST_TEXT / 2 - 8)}rani@gmail.com`)
  assert.deepEqual(
    found.map(({ kind }) => kind),
    ['email'],
  )
})

test('a text of a thousand characters is screened within a key press', () => {
  const text = filled(
    'Atasan saya, meski sibuk, mau mendengar. Gaji Rp 12.500.000 dibayar tiap tanggal 25. ',
    1000,
  )
  for (let warm = 0; warm < 100; warm++) screen(text)
  const before = process.threadCpuUsage()
  for (let run = 0; run < 200; run++) screen(text)
  const { user, system } = process.threadCpuUsage(before)
  assert.ok((user + system) / 1000 / 200 < 5)
})

test('the complete code with its words is at most 15 KB for the browser', async t => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      rollupOptions: {
        input: new URL('./screening.ts', import.meta.url).pathname,
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const [first] = (Array.isArray(built) ? built : [built]).flatMap(one => ('output' in one ? one.output : []))
  assert.ok(first && 'code' in first)
  const size = brotliCompressSync(first.code).length
  t.diagnostic(`${size} bytes`)
  assert.ok(size > 5_000 && size <= 15 * 1024, `${size} bytes`)
})
