import sharp from 'sharp'
import { failField } from '#server/platform/http/errors.ts'
import { PICTURE_MEGAPIXELS } from '#shared/rules/file-kinds.ts'

// What no picture of ours is read by is switched off: SVG, PDF and the many formats that nobody sends.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
})
sharp.cache(false)
sharp.concurrency(1)

/** Drawing a picture takes up to four bytes a pixel; so many at once. */
const AT_ONCE = 2

/** Refuses at its field what cannot be drawn to its end, or has more pixels than a picture needs. */
export async function checkPicture(path: string, field: string): Promise<void> {
  await oneOfFew(async () => {
    const opened = sharp(path, READING)
    const facts = await opened.metadata().catch(() => failField(field, 'file_broken'))
    if (facts.width * facts.height > MOST_PIXELS)
      failField(field, 'picture_pixels', { megapixels: PICTURE_MEGAPIXELS })
    await opened
      .resize(8, 8, { fit: 'fill' })
      .raw()
      .toBuffer()
      .catch(() => failField(field, 'file_broken'))
  })
}

const MOST_PIXELS = PICTURE_MEGAPIXELS * 1_000_000
/** `metadata` says how large a picture claims to be before anything of it is unpacked. */
const READING = { limitInputPixels: MOST_PIXELS, failOn: 'truncated', sequentialRead: true } as const

let drawing = 0
const waiting: (() => void)[] = []

async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (drawing >= AT_ONCE) await new Promise<void>(done => waiting.push(done))
  else drawing += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else drawing -= 1
  }
}
