import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Files } from '#server/platform/files/files.ts'
import { fewAtOnce } from '#server/platform/few-at-once.ts'
import { failField } from '#server/platform/http/errors.ts'
import { PICTURE_MEGAPIXELS } from '#shared/rules/file-kinds.ts'

// Disables all readers that no picture of ours needs: SVG, PDF and the many formats that nobody sends.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp'].flatMap(kind => [
    `VipsForeignLoad${kind}File`,
    `VipsForeignLoad${kind}Buffer`,
  ]),
})
sharp.cache(false)
sharp.concurrency(1)

/** Decoding a picture takes up to four bytes a pixel, so at most two at once. */
const oneOfFew = fewAtOnce(2)

/** Throws a field error for a picture that cannot be decoded to its end, or that has more pixels than needed. */
export async function checkPicture(path: string, field: string): Promise<void> {
  await oneOfFew(async () => {
    const facts = await sharp(path, HEADER)
      .metadata()
      .catch(() => failField(field, 'file_broken'))
    if (facts.width * facts.height > MOST_PIXELS)
      failField(field, 'picture_pixels', { megapixels: PICTURE_MEGAPIXELS })
    await sharp(path, READING)
      .resize(8, 8, { fit: 'fill' })
      .raw()
      .toBuffer()
      .catch(() => failField(field, 'file_broken'))
  })
}

const MOST_PIXELS = PICTURE_MEGAPIXELS * 1_000_000
const READING = { limitInputPixels: MOST_PIXELS, failOn: 'truncated', sequentialRead: true } as const
/**
 * `metadata` reads a picture's size without decoding it. Without the limit, which would replace the size by an error.
 */
const HEADER = { ...READING, limitInputPixels: false } as const

/** The sizes of a page's pictures: each width, cropped to a height where there is one. */
const DRAWN = {
  logo: [
    { width: 256, height: 256 },
    { width: 96, height: 96 },
  ],
  cover: [
    { width: 1280, height: 224 },
    { width: 720, height: 272 },
  ],
  gallery: [{ width: 1280 }, { width: 480 }],
} as const
export type PictureUse = keyof typeof DRAWN
export type DrawnPicture = { hash: string; widths: number[]; width: number; height: number }

const QUALITY = 78
/** Limits the height of a long strip. */
const TALLEST = 1600

/**
 * Draws a picture again in each width and stores it for pages, under the hash of its content: nothing remains of the
 * file that was sent.
 */
export async function drawPicture(
  files: Files,
  { path, use, field }: { path: string; use: PictureUse; field: string },
): Promise<DrawnPicture> {
  await checkPicture(path, field)
  const drawn = await oneOfFew(() => Promise.all(DRAWN[use].map(size => draw(path, size))))
  const [largest] = drawn
  if (!largest) throw new Error('A picture has a width')
  const hash = createHash('sha256').update(largest.data).digest('hex').slice(0, 40)
  const widths = DRAWN[use].map(({ width }) => width)
  for (const [at, { data }] of drawn.entries())
    await files.write('public', `${hash}-${widths[at]}.webp`, data)
  return { hash, widths, width: largest.info.width, height: largest.info.height }
}

function draw(path: string, { width, height }: { width: number; height?: number }) {
  const opened = sharp(path, READING).autoOrient()
  const resized = height
    ? opened.resize(width, height, { fit: 'cover' })
    : opened.resize(width, TALLEST, { fit: 'inside', withoutEnlargement: true })
  return resized.webp({ quality: QUALITY }).toBuffer({ resolveWithObject: true })
}
