import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { z } from 'zod'
import { CONTRACT } from './contract.ts'
import { optionalText, text, typed } from './fields.ts'
import { LONGEST_TEXT } from './writing/writing.ts'

const BIDI = ['\u061c', '\u200e', '\u200f', ...range(0x202a, 0x202e), ...range(0x2066, 0x2069)]
const UNSEEN = [...BIDI, '\u00ad', '\u200b', '\u2060', '\ufeff', '\u3164', '\u{e0041}']

test('invisible and direction-changing characters are removed from every text', () => {
  for (const unseen of UNSEEN) {
    assert.equal(text(1, 9).parse(`${unseen}PT ${unseen}Maju`), 'PT Maju', escape(unseen))
    assert.equal(optionalText(9).parse(` ${unseen} `), null, escape(unseen))
    assert.equal(text(1, 9).safeParse(unseen).success, false, escape(unseen))
  }
  assert.equal(typed(200).parse('Ma\u200cju\u200d'), 'Maju', 'Latin words have no joiners')
})

test('contact data in user text is reported together with all other mistakes, in every call', () => {
  for (const [call, fields] of [
    ['reportReview', ['words']],
    ['reportSalaryComment', ['words']],
    ['reportQuestion', ['words']],
    ['reportAnswer', ['words']],
    ['reportVacancy', ['words']],
    ['claimCompany', ['name', 'role']],
    ['inviteColleague', ['name', 'role']],
    ['changeAccount', ['name', 'role']],
    ['saveReply', ['text']],
    ['answerQuestion', ['text']],
    ['givePay', ['salary_comment']],
  ] as const) {
    const said = Object.fromEntries(
      fields.map(field => [field, 'Mohon hubungi saya di nomor 0812 3456 7890']),
    )
    const body: z.ZodType = CONTRACT[call].body
    const { error } = body.safeParse({ ...said, locale: 'xx' })
    const told = error?.issues.flatMap(one =>
      one.code === 'custom' ? [[one.path[0], one.params?.['key']]] : [],
    )
    assert.deepEqual(
      told,
      fields.map(field => [field, 'screen_phone']),
      call,
    )
    assert.ok((error?.issues.length ?? 0) > fields.length, call)
  }
})

test('words of every script and emoji stay as typed', () => {
  const whole = [
    'شركة السلام',
    'חברת שלום',
    'می\u200cخواهم',
    'क्\u200dष',
    'ꦲꦏ꧀\u200cꦱꦫ',
    'é e\u0301',
    '👩🏽\u200d💻 ❤️\u200d🔥 ❤\u200d🔥 👍🏽 🇮🇩 1️⃣ 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'baris satu\n\n\tbaris dua',
  ]
  for (const one of whole) assert.equal(typed(200).parse(one), one)
})

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
}

const escape = (character: string): string => `U+${character.codePointAt(0)?.toString(16)}`

test('a text of 100 kB is refused as too long before it is processed, whatever it contains', () => {
  const units = ['a', ' ', '\u200b', 'e\u0301', '👩‍👩‍👧‍👦', 'कि', 'ก็', 'ﷺ', '한', '\ud800']
  for (const unit of units) {
    const long = unit.repeat(100_000 / unit.length)
    const before = process.threadCpuUsage()
    const { error } = optionalText(LONGEST_TEXT).safeParse(long)
    const { user, system } = process.threadCpuUsage(before)
    assert.deepEqual([error?.issues[0]?.code, error?.issues.length], ['too_big', 1])
    assert.ok((user + system) / 1000 < 20, `${JSON.stringify(unit)}: ${(user + system) / 1000} ms`)
  }
})

test('surrounding spaces and invisible characters do not count', () => {
  assert.equal(text(1, 5).parse('\n  ab\u200bcde \n'), 'abcde')
  assert.equal(text(1, 5).safeParse('abcdef').success, false)
})
