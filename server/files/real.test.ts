// T-18: real-world files: a file that every viewer opens is accepted, and a refusal names the true reason.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { after, before, beforeEach, test } from 'node:test'
import { errors as en } from '#shared/messages/en/site/errors.ts'
import { errors as id } from '#shared/messages/id/site/errors.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import {
  compound,
  docm,
  docx,
  docxOfBackslashes,
  docxWithLockedPart,
  docxWithoutItsMain,
  lockedDoc,
  lockedDocx,
  xlsx,
} from '#tests/support/files/documents.ts'
import { sendForm } from '#tests/support/files/form.ts'
import { document, picture } from '#tests/support/files/pictures.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())
beforeEach(() => it.clock.move(3_600_000))

const FOLDER = new URL('../../tests/support/files/real/', import.meta.url)
const real = (name: string): Buffer => readFileSync(new URL(name, FOLDER))
const send = (name: string, bytes: Buffer, locale = 'id') =>
  sendForm(it, 'sendFile', { name, bytes }, { locale })

for (const name of readdirSync(FOLDER).filter(name => !name.startsWith('locked-')))
  test(`${name} is accepted, and returned unchanged`, async () => {
    const bytes = real(name)
    const { status, body } = await send(name, bytes)
    assert.deepEqual([status, body.name], [201, name], JSON.stringify(body))
    const headers = { authorization: `Bearer ${body.secret}` }
    const back = await it.app.http.inject({ url: `/api/files/${body.id}`, headers })
    assert.deepEqual(back.rawPayload, bytes)
  })

const behind = (text: string): Buffer => Buffer.concat([Buffer.from(text, 'latin1'), document()])
const TAKEN: [what: string, name: string, bytes: () => Buffer][] = [
  [
    'a PDF behind the headers of a server',
    'cv.pdf',
    () => behind('HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n'),
  ],
  ['a PDF behind zeros', 'cv.pdf', () => behind('\0\0\0\n')],
  [
    'a PDF that was changed behind its first end',
    'cv.pdf',
    () => Buffer.concat([document(), Buffer.from('9 0 obj<<>>endobj\n%%EOF')]),
  ],
  ['a DOCX whose folders are parted by backslashes', 'cv.docx', docxOfBackslashes],
  [
    'a PDF of literal strings that only its owner’s password locks',
    'cv.pdf',
    () => literal('owner-only-aes-128.pdf'),
  ],
]
for (const [what, name, bytes] of TAKEN)
  test(`${what} is accepted`, async () => assert.equal((await send(name, bytes())).status, 201))

test('only a password needed for reading locks a PDF: a file with literal strings that needs one is refused', async () => {
  const { status, body } = await send('cv.pdf', literal('locked-aes-128.pdf'))
  assert.deepEqual([status, body.errors], [422, { file: [id.field.file_locked] }])
})

/** The same PDF with its strings written as characters instead of digits. */
function literal(name: string): Buffer {
  const text = real(name)
    .toString('latin1')
    .replace(/(\/[OU] )<([\da-f]+)>/g, (_, key: string, hex: string) => {
      const escaped = [...Buffer.from(hex, 'hex').toString('latin1')].map(sign =>
        /[()\\\r\n]/.test(sign) ? `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}` : sign,
      )
      return `${key}(${escaped.join('')})`
    })
  return Buffer.from(text, 'latin1')
}

const heic = (): Buffer => Buffer.concat([Buffer.from('\0\0\0\x24ftypheic', 'latin1'), Buffer.alloc(2_000)])
type Words = (words: typeof id.field) => string
const REFUSED: [what: string, name: string, bytes: () => Buffer | Promise<Buffer>, told: Words][] = [
  ...readdirSync(FOLDER)
    .filter(name => name.startsWith('locked-'))
    .map(
      name => [name, name, () => real(name), words => words.file_locked] satisfies (typeof REFUSED)[number],
    ),
  ['a DOCX that a password locks', 'cv.docx', lockedDocx, words => words.file_locked],
  ['a DOC that a password locks', 'cv.doc', lockedDoc, words => words.file_locked],
  ['a DOCX with a part that a password locks', 'cv.docx', docxWithLockedPart, words => words.file_locked],
  [
    'a PDF of the web that is cut off behind its first end',
    'cv.pdf',
    () => Buffer.concat([document(), Buffer.from('9 0 obj<<')]),
    words => words.file_broken,
  ],
  ['a DOCX whose main part is missing', 'cv.docx', docxWithoutItsMain, words => words.file_broken],
  ['a DOCX that is cut off', 'cv.docx', () => docx().subarray(0, -8), words => words.file_broken],
  ['a DOCM', 'cv.docm', docm, words => words.file_macro],
  ['a sheet that is called DOCX', 'cv.docx', xlsx, words => words.file_content('DOCX')],
  [
    'a sheet of the older kind that is called DOC',
    'cv.doc',
    () => compound('Workbook'),
    words => words.file_content('DOC'),
  ],
  [
    'a page that is called PDF',
    'cv.pdf',
    () => Buffer.from('<html>CV</html>'),
    words => words.file_content('PDF'),
  ],
  ['a photo of a phone', 'IMG_0412.HEIC', heic, words => words.file_heic],
  ['a photo of a phone that is called JPG', 'IMG_0412.JPG', heic, words => words.file_heic],
  ['a sheet', 'gaji.xlsx', xlsx, words => words.file_kind('PDF, PNG, JPEG, WebP, DOC, DOCX')],
  ['an empty file', 'cv.pdf', () => Buffer.alloc(0), words => words.file_empty],
]
for (const [what, name, bytes, told] of REFUSED)
  test(`${what} is refused, with the reason in both languages`, async () => {
    for (const [locale, { field }] of Object.entries({ id, en })) {
      const { status, body } = await send(name, await bytes(), locale)
      assert.deepEqual([status, body.errors], [422, { file: [told(field as typeof id.field)] }])
    }
  })

test('a message about a faulty content never suggests sending the file again', () => {
  for (const { field } of [id, en])
    for (const words of [
      field.file_locked,
      field.file_broken,
      field.file_macro,
      field.file_heic,
      field.file_empty,
      field.file_content('PDF'),
      field.file_kind('PDF'),
    ])
      assert.doesNotMatch(words, /sekali lagi|again\.$|kirim ulang/i)
})

test('a photo keeps the extension of its kind', async () => {
  assert.equal((await send('foto.jpeg', await picture('jpeg'))).body.name, 'foto.jpeg')
})
