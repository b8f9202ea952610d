import { letterFrame as en } from '#shared/messages/en/mails/letter-frame.ts'
import { letterFrame as id } from '#shared/messages/id/mails/letter-frame.ts'
import type { Locale } from '#shared/locale.ts'
import { headingIn } from './heading.ts'
import { heading, link, paint, place, STYLES } from './letter-look.ts'

const FRAME = { id, en }

export type WrittenLetter = { subject: string; body: string; locale: Locale; unsubscribe?: string }
/** Only what leads to `origin` becomes a link: others' words in a letter lead nowhere. */
type From = { origin: string; name: string }

/** Between the preview and the letter, so that a lock screen shows the one and nothing of the other. */
const NOTHING = '&#847;&zwnj;&nbsp;'.repeat(80)

export const previewOf = (locale: Locale): string => FRAME[locale].preview

/**
 * A letter as mail programs draw it, made of its text alone: paragraphs, a code, what somebody else says, one button,
 * and the way to stop it. No picture and nothing from elsewhere.
 */
export function letterHtml(letter: WrittenLetter, from: From): string {
  const { subject, body, locale } = letter
  const [said, foot] = parted(body, letter.unsubscribe)
  const hasButton = said.join('\n').split(`${from.origin}/`).length === 2
  const blocks = said.map((block, at) => drawn(block, { at, hasButton, from, locale }))
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escaped(subject)}</title>
<style>${STYLES}</style>
</head>
<body ${paint('page')}>
<div ${paint('hidden')}>${escaped(previewOf(locale))}${NOTHING}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${paint('page')}><tr><td align="center" ${paint('around')}>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" ${paint('sheet')}>
<tr><td ${paint('name')}>${escaped(from.name)}</td></tr>
<tr><td ${paint('card')}>
${blocks.join('\n')}
</td></tr>
${foot === undefined ? '' : `<tr><td ${paint('foot')}>${linked(foot, from)}</td></tr>\n`}</table>
</td></tr></table>
</body>
</html>
`
}

/** The same as text: what a lock screen shows of it comes before what it says. */
export const letterText = ({ body, locale }: Pick<WrittenLetter, 'body' | 'locale'>, name: string): string =>
  `${FRAME[locale].opening(name)}\n\n${body}`

/** The paragraphs of a text, and apart from them its last one where that says how to stop it. */
function parted(body: string, stop: string | undefined): [string[], string | undefined] {
  const blocks = body.trim().split(/\n{2,}/)
  const [address] = stop?.split('?') ?? []
  return address && blocks.at(-1)?.includes(address)
    ? [blocks.slice(0, -1), blocks.at(-1)]
    : [blocks, undefined]
}

type Place = { at: number; hasButton: boolean; from: From; locale: Locale }

function drawn(block: string, { at, hasButton, from, locale }: Place): string {
  if (at === 0 && /^\d{6}$/.test(block)) return place('code', block)
  const lines = block.split('\n')
  const title = headingIn(lines)
  if (title !== undefined) return heading(escaped(title))
  if (lines.every(line => line.startsWith('>')))
    return place('quote', lines.map(line => escaped(line.replace(/^> ?/, ''))).join('<br>'))
  const found = hasButton ? addressIn(block, from) : undefined
  if (!found) return place('text', linked(block, from))
  const [before, after] = found.around.map(text => escaped(text.trim()).replaceAll('\n', '<br>'))
  const parts = [
    before && place('text', before),
    place('button', link('button', found.address, FRAME[locale].open)),
  ]
  return [...parts, after && place('text', after)].filter(Boolean).join('\n')
}

/** A text whose addresses of ours are led to by the words before them. */
function linked(text: string, from: From): string {
  const found = addressIn(text, from)
  if (!found) return escaped(text).replaceAll('\n', '<br>')
  const [before, after] = found.around
  const words = wordsBefore(before.trimEnd())
  const rest = escaped(before.trimEnd().slice(0, -words.length || undefined)).replaceAll('\n', '<br>')
  const led = link('link', found.address, escaped(words.replace(/:$/, '')) || found.address)
  return `${words ? rest : ''}${led}${linked(after, from)}`
}

/** The line that an address stands under or at the end of; of one that ends in a colon its last sentence. */
function wordsBefore(text: string): string {
  const line = text.split('\n').at(-1) ?? ''
  return line.endsWith(':') ? (/[^.?!]*$/.exec(line)?.[0].trimStart() ?? line) : line
}

type Found = { address: string; around: [string, string] }

function addressIn(text: string, { origin }: From): Found | undefined {
  const start = text.indexOf(`${origin}/`)
  if (start < 0) return undefined
  const [address = ''] = /^[^\s<>"]+/.exec(text.slice(start)) ?? []
  return { address: escaped(address), around: [text.slice(0, start), text.slice(start + address.length)] }
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => ESCAPES[sign] as string)
