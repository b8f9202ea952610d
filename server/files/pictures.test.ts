// Public pictures are encoded again: only the pixels of the sent file remain, and memory is limited.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { PICTURE_MEGAPIXELS } from '#shared/rules/file-kinds.ts'
import { systemClock } from '#server/platform/clock.ts'
import { localFiles } from '#server/platform/files/files.ts'
import { newSecrets } from '#server/platform/secrets.ts'
import { docx } from '#tests/support/files/documents.ts'
import { picture } from '#tests/support/files/pictures.ts'
import { drawPicture } from './pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'kerjajujur-test-'))
const files = localFiles({ folder, clock: systemClock, secrets: newSecrets() })
after(() => rmSync(folder, { recursive: true }))

async function draw(bytes: Buffer): Promise<Buffer[]> {
  const path = join(folder, 'sent')
  writeFileSync(path, bytes)
  const { hash, widths } = await drawPicture(files, { path, use: 'gallery', field: 'image' })
  const drawn = await Promise.all(widths.map(width => files.read('public', `${hash}-${width}.webp`)))
  return drawn.map(one => one ?? assert.fail('it is not there'))
}

for (const kind of ['jpeg', 'png', 'webp'] as const)
  test(`a ${kind} with a location and an attached archive loses both when it is encoded again`, async () => {
    const photo = await sharp(await picture('png', 600, 400))
      .withExif({
        IFD0: { Copyright: 'RAHASIA', Make: 'RAHASIA' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 13/1 34/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><r>RAHASIA</r></x:xmpmeta>')
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .toFormat(kind)
      .toBuffer()
    assert.ok(photo.includes('RAHASIA'))
    for (const drawn of await draw(Buffer.concat([photo, docx()]))) {
      const { format, width, height, exif, xmp, icc, iptc, orientation } = await sharp(drawn).metadata()
      assert.deepEqual([format, exif, xmp, icc, iptc, orientation], ['webp', ...Array(5).fill(undefined)])
      assert.ok(height > width, 'it stands as it was taken')
      assert.ok(!drawn.includes('RAHASIA') && !drawn.includes('PK\x03\x04'))
      assert.equal(drawn.length, drawn.readUInt32LE(4) + 8, 'nothing stands behind it')
    }
  })

test('a small file with very many pixels is refused before it is decoded', async () => {
  const side = Math.floor(Math.sqrt(PICTURE_MEGAPIXELS * 1_000_000))
  const refused = {
    code: 'invalid',
    fields: { image: [{ key: 'picture_pixels', values: { megapixels: PICTURE_MEGAPIXELS } }] },
  }
  for (const kind of ['jpeg', 'png'] as const)
    await assert.rejects(draw(await picture(kind, side + 50, side)), refused, kind)
})

test('only the first frame of an animated picture is used, however many it has', async () => {
  const frames = await Promise.all(
    Array.from({ length: 40 }, (_, nth) => picture('png', 64, 48, nth === 0 ? '#f00' : '#00f')),
  )
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  const [drawn] = await draw(moving)
  const { pages, height } = await sharp(drawn).metadata()
  assert.deepEqual([pages, height], [undefined, 48])
  const { dominant } = await sharp(drawn).stats()
  assert.ok(dominant.r > 200 && dominant.b < 50)
})
