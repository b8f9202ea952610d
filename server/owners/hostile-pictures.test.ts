import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { sendForm } from '#tests/support/files/form.ts'
import { HOSTILE } from '#tests/support/files/hostile.ts'
import { document, picture } from '#tests/support/files/pictures.ts'
import { newOwner } from '#tests/support/sign-in.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

const FILES: typeof HOSTILE = [...HOSTILE, ['a document', document]]
const storedFiles = (): string[] =>
  existsSync(it.filesDir)
    ? readdirSync(it.filesDir, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => entry.name)
    : []

for (const call of ['uploadProfileImage', 'uploadCoverImage', 'uploadGalleryImage'] as const)
  test(`${call}: an incomplete or invalid picture is refused at its field, and nothing of it is stored`, async () => {
    const slug = call.toLowerCase()
    const { token: bearer } = await newOwner(it, await addCompany(it.db, { name: call, slug }))
    const send = async (bytes: Buffer, name = '../../kantor.png') =>
      sendForm(
        it,
        call,
        { name, bytes },
        { params: { name: slug }, bearer, texts: call === 'uploadGalleryImage' ? { alt: 'Lobi' } : {} },
      )
    const before = storedFiles()
    for (const [what, make] of FILES) {
      const { status, body } = await send(await make())
      assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, ['image']], what)
    }
    assert.deepEqual(storedFiles(), before)
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    await send(Buffer.concat([await picture('png', 300, 200), page]))
    for (const name of storedFiles().filter(one => !before.includes(one))) {
      const { rawPayload, headers } = await it.app.http.inject({ method: 'GET', url: `/pictures/${name}` })
      assert.equal(headers['content-type'], 'image/webp')
      assert.ok(!rawPayload.includes('<script>'))
    }
  })
