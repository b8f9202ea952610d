import { CARD, type CardDrawing, type CardText, type Stack } from '#shared/cards.ts'
import type { Site } from '#shared/site.ts'
import { MARK } from './document.ts'
import type { Card } from './platform/page.ts'
import { batikOf, hashOf, tileOf, transformOf, type Batik } from './ui/batik/batik.ts'
import tokens from './ui/tokens.css?raw'
import { SEEDS, seedsWidth } from './ui/charts/geometry.ts'
import { initials } from './ui/layout/initials.ts'

/**
 * `tokens.css` defines each colour first for the light theme; the picture is always light, as the theme of the person
 * who sees it in a chat is unknown.
 */
const color = (name: string): string => new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? ''
const INK = { paper: color('paper'), ink: color('ink'), ink2: color('ink-2'), nila: color('nila') }
const SEED = { empty: color('nila-soft'), edge: color('nila-3') }
const dyes = (cloth: Batik['cloth']) => ({
  ground: color(`cloth-${cloth}-g`),
  line: color(`cloth-${cloth}-l`),
  accent: color(`cloth-${cloth}-a`),
})

/** Version of the drawing: increment it after a change, so that the addresses of all pictures change. */
const LOOK = 1
/** The site's own pattern, for pages without a company. */
const OURS: Batik = { hash: 0, motif: 'kawung', cloth: 'nila', scale: 1, turn: false }

const INITIALS_X = 64
const EDGE = 72

/** Cache-busting mark and alt text of a page's picture. */
export function cardMark(card: Card, site: Site): { mark: string; alt: string } {
  const { title, below, figure } = card
  const figureText = figure && [figure.value, figure.word, figure.note].filter(Boolean).join(' ')
  return {
    mark: hashOf(JSON.stringify([LOOK, site.name, card])).toString(36),
    alt: [title, below, figureText].filter(Boolean).join('. '),
  }
}

/** Shapes and texts of the picture. Shapes never depend on text that users wrote. */
export function drawCard(card: Card, site: Site): CardDrawing {
  const { owner, figure } = card
  const cloth = owner ? batikOf(owner.id) : OURS
  const high = owner ? 200 : 150
  const shapes = [
    `<rect width="1200" height="630" fill="${INK.paper}"/>`,
    clothOf(cloth, high),
    owner ? monogram(cloth) : '',
    figure?.score === undefined ? '' : seeds(figure.score),
    `<g transform="translate(876 530) scale(1.5)">${MARK}</g>`,
  ]
  return {
    mark: cardMark(card, site).mark,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">${shapes.join('')}</svg>`,
    stacks: [
      ...(owner ? [initialsOf(owner.name, cloth)] : []),
      textOf(card),
      ...(figure ? figureOf(figure) : []),
      { x: 943, y: 554, width: 200, from: 'middle', texts: [bold(site.name, 38, 1, INK.ink)] },
    ],
  }
}

const bold = (text: string, size: number, lines: number, color: string): CardText => ({
  text,
  size,
  lines,
  color,
  bold: true,
})

function textOf({ title, below, owner, figure }: Card): Stack {
  const x = owner ? 266 : EDGE
  return {
    x,
    y: owner ? 232 : 204,
    width: CARD.width - EDGE - x,
    from: 'top',
    texts: [
      bold(title, owner ? 64 : 70, figure ? 2 : 3, INK.ink),
      ...(below ? [{ text: below, size: 30, lines: figure ? 1 : 3, color: INK.ink2 }] : []),
    ],
  }
}

function figureOf({ value, word, note, score }: NonNullable<Card['figure']>): Stack[] {
  const more = note ? [{ text: note, size: 28, lines: 1, color: INK.ink2 }] : []
  if (score === undefined)
    return [
      {
        x: EDGE,
        y: 582,
        width: 770,
        from: 'bottom',
        texts: [{ text: word, size: 30, lines: 1, color: INK.ink2 }, bold(value, 76, 1, INK.nila), ...more],
      },
    ]
  return [
    { x: EDGE, y: 582, width: 240, from: 'bottom', texts: [bold(value, 150, 1, INK.nila)] },
    { x: 326, y: 582, width: 520, from: 'bottom', texts: [bold(word, 38, 1, INK.ink), ...more] },
  ]
}

function clothOf(batik: Batik, high: number): string {
  const { ground, line, accent } = dyes(batik.cloth)
  const looks = {
    b0: `fill="${ground}"`,
    b1: `fill="${line}"`,
    b2: `fill="${accent}"`,
    b3: `fill="none" stroke="${ground}" stroke-width="1.2" stroke-linecap="round"`,
    b4: `fill="none" stroke="${accent}" stroke-linecap="round"`,
    b5: `fill="none" stroke="${accent}" stroke-width="2.2" stroke-linecap="round"`,
  }
  const { width, height, strokes } = tileOf(batik.motif)
  const tile = strokes.map(({ look, d }) => `<path ${looks[look]} d="${d}"/>`).join('')
  return (
    `<defs><pattern id="cloth" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="scale(1.6) ${transformOf(batik)}">${tile}</pattern></defs>` +
    `<rect width="1200" height="${high}" fill="${ground}"/><rect width="1200" height="${high}" fill="url(#cloth)"/>`
  )
}

const monogram = ({ cloth }: Batik): string =>
  `<rect x="${INITIALS_X}" y="124" width="168" height="168" fill="${INK.paper}"/>` +
  `<rect x="${EDGE}" y="132" width="152" height="152" fill="${dyes(cloth).ground}"/>`

const initialsOf = (name: string, { cloth }: Batik): Stack => ({
  x: 148,
  y: 208,
  width: 152,
  from: 'middle',
  align: 'center',
  texts: [bold(initials(name), 76, 1, dyes(cloth).line)],
})

const seeds = (score: number): string =>
  `<g transform="translate(326 424) scale(3.4)"><path fill="${SEED.empty}" stroke="${SEED.edge}" stroke-width=".8" d="${SEEDS}"/>` +
  `<clipPath id="seeds"><rect width="${seedsWidth(score)}" height="14"/></clipPath><path clip-path="url(#seeds)" fill="${INK.nila}" d="${SEEDS}"/></g>`
