import { letterFrame as en } from '#shared/messages/en/site/letter-frame.ts'
import { letterFrame as id } from '#shared/messages/id/site/letter-frame.ts'
import type { Locale } from '#shared/locale.ts'
import { headingIn } from './heading.ts'
import { heading, link, paint, place, STYLES, whole } from './letter-look.ts'

const FRAME = { id, en }

export type WrittenLetter = { subject: string; body: string; locale: Locale; unsubscribe?: string }
/** Only addresses under `origin` become links, so that another person's words in a letter lead nowhere. */
type From = { origin: string; name: string }

/**
 * Invisible filler between the preview and the letter, so that a lock screen shows the preview and nothing of the
 * letter.
 */
const NOTHING = '&#847;&zwnj;&nbsp;'.repeat(80)

export const previewOf = (locale: Locale): string => FRAME[locale].preview

/**
 * A letter as HTML, made from its text alone: paragraphs, a code, quotations, one button (the first action that
 * stands with its address on two lines of their own), and the way to unsubscribe. No picture and nothing from other
 * servers.
 */
export function letterHtml(letter: WrittenLetter, from: From): string {
  const { subject, body, locale } = letter
  const [contentBlocks, foot] = parted(body, letter.unsubscribe)
  const main = contentBlocks.findIndex(block => actIn(block, from))
  const blocks = contentBlocks.map((block, at) =>
    drawn(block, { isFirst: at === 0, isMain: at === main, from }),
  )
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
${foot === undefined ? '' : `<tr><td ${paint('foot')}>${linked(foot, from, 'alone')}</td></tr>\n`}</table>
</td></tr></table>
</body>
</html>
`
}

/** The letter as plain text: the words that a lock screen shows come before its content. */
export const letterText = ({ body, locale }: Pick<WrittenLetter, 'body' | 'locale'>, name: string): string =>
  `${FRAME[locale].opening(name)}\n\n${body}`

/** The paragraphs of a text, and separately its last one where that contains the unsubscribe address. */
function parted(body: string, stop: string | undefined): [string[], string | undefined] {
  const blocks = body.trim().split(/\n{2,}/)
  const [address] = stop?.split('?') ?? []
  return address && blocks.at(-1)?.includes(address)
    ? [blocks.slice(0, -1), blocks.at(-1)]
    : [blocks, undefined]
}

type Place = { isFirst: boolean; isMain: boolean; from: From }

function drawn(block: string, { isFirst, isMain, from }: Place): string {
  if (isFirst && /^\d{6}$/.test(block)) return place('code', block)
  const lines = block.split('\n')
  const title = headingIn(lines)
  if (title !== undefined) return heading(escaped(title))
  if (lines.every(line => line.startsWith('>')))
    return place('quote', shown(lines.map(line => line.replace(/^> ?/, '')).join('\n')))
  const act = actIn(block, from)
  if (!act) return place('text', linked(block, from, 'link'))
  return isMain
    ? place('button', link('button', act.address, act.words))
    : place('text', link('alone', act.address, act.words))
}

/** A block that is only an action's words and, on the next line, its address. */
function actIn(block: string, from: From): { words: string; address: string } | undefined {
  const { address, around: [before, after] = [] } = addressIn(block, from) ?? {}
  const [, words] = /^([^\n]{1,40}):\n$/.exec(before ?? '') ?? []
  return words && address && after === '' ? { words: escaped(words), address } : undefined
}

/** A text whose addresses on our site become links on the words before them. */
function linked(text: string, from: From, kind: 'link' | 'alone'): string {
  const found = addressIn(text, from)
  if (!found) return shown(text)
  const [before, after] = found.around
  const words = wordsBefore(before.trimEnd())
  const rest = shown(before.trimEnd().slice(0, -words.length || undefined))
  const led = link(kind, found.address, shown(words.replace(/:$/, '')) || found.address)
  return `${words ? rest : ''}${led}${linked(after, from, kind)}`
}

/** The line above an address or that ends with it; of a line that ends in a colon, its last sentence. */
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

/** Its lines; a number that is copied breaks at none of them. */
const shown = (text: string): string =>
  escaped(text)
    .replaceAll('\n', '<br>')
    .replace(/\b[A-Z]{2}-[A-Z\d]{4,}\b/g, whole)
