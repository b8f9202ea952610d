import sharp from 'sharp'

type Kind = 'png' | 'jpeg' | 'webp'

/** A picture of one colour in a given format. */
export const picture = (kind: Kind = 'png', width = 64, height = 48, background = '#246'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .toFormat(kind)
    .toBuffer()

/** A document of one empty page. */
export const document = (): Buffer =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  )

/** One pixel. */
export const SMALL_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
