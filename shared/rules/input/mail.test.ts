import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { readMail } from './mail.ts'

test('a mail address is accepted as people type and paste it', () => {
  const read: Record<string, string> = {
    'O’Brien@example.com': "o'brien@example.com",
    'ani@contoh.id.': 'ani@contoh.id',
    ' ani@contoh.id , ': 'ani@contoh.id',
    'ani\u200b@contoh.id\ufeff': 'ani@contoh.id',
    'mailto:ani@contoh.id': 'ani@contoh.id',
    'mailto:ani@contoh.id?subject=Halo': 'ani@contoh.id',
    'Ani Lestari <ani@contoh.id>': 'ani@contoh.id',
    '<ani@contoh.id>': 'ani@contoh.id',
    'ani＠contoh.id': 'ani@contoh.id',
    "o'brien+kerja@example.com": "o'brien+kerja@example.com",
  }
  for (const [typed, mail] of Object.entries(read)) assert.equal(readMail(typed), mail, typed)
})

test('two addresses, or one with a space inside, are left unchanged', () => {
  for (const typed of ['ani@contoh.id, budi@contoh.id', 'ani @contoh.id', 'ani@contoh', 'ani'])
    assert.equal(readMail(typed), typed)
})

test('a parsed address parses to itself', () => {
  fc.assert(fc.property(fc.emailAddress(), mail => readMail(readMail(mail)) === readMail(mail)))
})
