import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { CardDrawing, CardText, Stack } from '#shared/cards.ts'
import { fewAtOnce } from '#server/platform/few-at-once.ts'
import '#server/files/pictures.ts'
import { unwrapped } from './woff.ts'

// Sent pictures are opened as files; only our own drawings are opened from memory.
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })

const font = (weight: string): string =>
  unwrapped(
    readFileSync(
      new URL(import.meta.resolve(`@fontsource/piazzolla/files/piazzolla-latin-${weight}-normal.woff`)),
    ),
    weight,
  )

/** The site's own typeface, loaded for the first picture. */
const faces = memoise(() => ({
  plain: { font: 'Piazzolla', fontfile: font('400') },
  bold: { font: 'Piazzolla Bold', fontfile: font('700') },
}))

const oneOfFew = fewAtOnce(2)

/** The picture as PNG. */
export const drawCardPicture = ({ svg, stacks }: CardDrawing): Promise<Buffer> =>
  oneOfFew(async () => {
    const texts = (await Promise.all(stacks.map(drawStack))).flat()
    return sharp(Buffer.from(svg))
      .composite(texts)
      .png({ palette: true, colours: 64, effort: 4, dither: 0 })
      .toBuffer()
  })

const GAP = 20

async function drawStack({ x, y, width, from, align, texts }: Stack) {
  const rendered = await Promise.all(texts.map(text => drawText(text, width)))
  const high = rendered.reduce((sum, { info }) => sum + info.height, GAP * (rendered.length - 1))
  let top = Math.round(from === 'top' ? y : from === 'bottom' ? y - high : y - high / 2)
  return rendered.map(({ data, info }) => {
    const { width, height, channels } = info
    const at = {
      input: data,
      raw: { width, height, channels },
      top,
      left: align ? Math.round(x - info.width / 2) : x,
    }
    top += info.height + GAP
    return at
  })
}

const STEPS = [1, 0.86, 0.74, 0.62, 0.52]
/** Height of a line with its descenders, in multiples of the letter size. */
const LINE = 1.55
const LONGEST = 170

/** Draws a text in the largest letters that fit its lines; a text that is too long even in the smallest is cut. */
async function drawText(text: CardText, width: number) {
  for (const step of STEPS) {
    const size = Math.round(text.size * step)
    const rendered = await setText(text, excerptOf(text.text, LONGEST), size, width)
    if (rendered.info.height <= text.lines * size * LINE) return rendered
  }
  const size = Math.round(text.size * (STEPS.at(-1) ?? 1))
  const room = Math.floor((width / size) * 1.7 * text.lines)
  return setText(text, excerptOf(text.text, room), size, width)
}

const setText = ({ color, bold }: CardText, text: string, size: number, width: number) => {
  const { font, fontfile } = faces()[bold ? 'bold' : 'plain']
  const markup = `<span foreground="${color}">${escaped(text)}</span>`
  return sharp({
    text: { text: markup, font: `${font} ${size}`, fontfile, width, dpi: 72, rgba: true, wrap: 'word-char' },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

function excerptOf(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2))} …`
}

/** Escapes markup, and removes characters that markup may not contain. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')

function memoise<T>(make: () => T): () => T {
  let cached: T | undefined
  return () => (cached ??= make())
}
