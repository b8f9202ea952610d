import { CARD } from '#shared/cards.ts'
import type { Locale } from '#shared/locale.ts'
import { headTags, titleOf, type HeadTag, type Place } from './frame/head.ts'
import type { Head } from './platform/page.ts'
import type { Site } from '#shared/site.ts'

/** Addresses of a page's assets: its script, the modules that the script imports, styles, and the font. */
export type Assets = {
  script: string
  preloads: string[]
  styles: string[]
  font: string | undefined
  before: string
}

type Parts = {
  site: Site
  locale: Locale
  path: string
  head: Head
  jsonLd: object[]
  place: Place | undefined
  /** Preview picture of the page. */
  card: { url: string; alt: string } | undefined
  body: string
  data: unknown
  assets: Assets
}

/**
 * The whole HTML document. It has no inline script or style except JSON data, so that the Content Security Policy needs
 * no exception. `boot.js` loads the modules after the first paint: on a slow phone they would otherwise compete with
 * the text for bandwidth.
 */
export function documentOf({
  site,
  locale,
  path,
  head,
  jsonLd,
  place,
  card,
  body,
  data,
  assets,
}: Parts): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script src="/boot.js"></script>
${assets.before}<title>${escape(titleOf(head, site))}</title>
${[...headTags({ site, locale, path, head, place }), ...cardTags(card)].map(markup).join('')}<meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ec">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131726">
<link rel="icon" href="${ICON}">
<link rel="apple-touch-icon" href="/icons/icon-192.png">
<link rel="manifest" href="/site.webmanifest">
${assets.font ? `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>\n` : ''}${assets.styles.map(style => `<link rel="stylesheet" href="${style}">\n`).join('')}<meta name="modules" content="${[assets.script, ...assets.preloads].join(' ')}">
${jsonLd.map(thing => `<script type="application/ld+json">${json(thing)}</script>\n`).join('')}</head>
<body><div id="root">${body}</div>
<script type="application/json" id="data">${json(data)}</script>
</body>
</html>
`
}

/** The favicon, a kawung flower; a data URI saves one request. */
const PETAL = (x: number, y: number, turn: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="8.7" ry="5" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`
export const MARK: string = [
  PETAL(8.6, 8.6, 45, '#2a3c72'),
  PETAL(8.6, 23.4, -45, '#2a3c72'),
  PETAL(23.4, 23.4, 45, '#2a3c72'),
  PETAL(23.4, 8.6, -45, '#85430c'),
].join('')
const ICON = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${MARK}</svg>`)}`

/** Open Graph tags. Only documents need them: crawlers load documents, a navigation in the browser goes without. */
function cardTags(card: Parts['card']): HeadTag[] {
  if (!card) return []
  const og = (property: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { property, content },
  })
  return [
    og('og:image', card.url),
    og('og:image:type', 'image/png'),
    og('og:image:width', String(CARD.width)),
    og('og:image:height', String(CARD.height)),
    og('og:image:alt', card.alt),
    { tag: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
  ]
}

const markup = ({ tag, attributes }: HeadTag): string =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escape(value)}"`)
    .join(' ')}>\n`

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replace(/[&<>"']/g, sign => ENTITIES[sign] as string)

/** JSON in which no value can close the script element. */
const json = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')
