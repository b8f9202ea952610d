import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writing as en } from '#shared/messages/en/writing/writing.ts'
import { writing as id } from '#shared/messages/id/writing/writing.ts'
import { formatManageCode } from '#shared/rules/manage-code.ts'
import { codeInText } from './code-in-text.ts'

const CODE = 'K7Q4M9XW2T3HC8BNV5RZ6JDPYA'
const spaced = formatManageCode(CODE)

test('a code is found typed, pasted with spaces or dashes, after a word, and after the # of a link', () => {
  const ways = [
    CODE,
    ` ${spaced.toLowerCase()}\n`,
    spaced.replaceAll(' ', '-'),
    `Kode: ${spaced}`,
    `https://kerjajujur.example/ulasan-saya#${CODE}`,
    `Buka https://kerjajujur.example/ulasan-saya#${CODE} nanti`,
    `https://kerjajujur.example/en/my-review#${encodeURIComponent(spaced)}`,
  ]
  for (const way of ways) assert.equal(codeInText(way), CODE, way)
})

test('the file saved on the thank-you page contains its code, in both languages and with any line ends', () => {
  for (const { thanks } of [id, en]) {
    const file = thanks.file(spaced, 'https://kerjajujur.example/ulasan-saya')
    assert.equal(codeInText(file), CODE)
    assert.equal(codeInText(`\uFEFF${file.replaceAll('\n', '\r\n')}`), CODE)
    assert.equal(codeInText(file.replace(spaced, '')), undefined)
  }
})

test('a text without a code gives none', () => {
  for (const text of ['', 'K7Q4 M9XW', `${CODE}${CODE}`, 'Belanja: beras, telur, minyak'])
    assert.equal(codeInText(text), undefined, text)
})
