/** A run of words, bold or not. */
export type Inline = { text: string; bold: boolean }
/** A part of an advertisement's text: a paragraph of lines, a heading, or a list. */
export type Block =
  | { kind: 'paragraph'; lines: Inline[][] }
  | { kind: 'heading'; words: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }

type Line = { kind: 'empty' } | { kind: 'text' | 'heading' | 'bullet' | 'number'; text: string }

/**
 * The small subset of Markdown that advertisements may use: paragraphs, `#` headings, lists with `-`, `*`, `•` or
 * `1.`, and `**bold**`. Everything else is plain text: links, pictures and HTML are not supported.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let before: Line['kind'] = 'empty'
  for (const line of text.split(/\r?\n/).map(lineOf)) {
    if (line.kind !== 'empty') put(blocks, line, line.kind === before)
    before = line.kind
  }
  return blocks
}

function lineOf(line: string): Line {
  const text = line.trim()
  if (text === '') return { kind: 'empty' }
  const heading = /^#{1,6}\s+(.+)$/.exec(text)?.[1]
  if (heading) return { kind: 'heading', text: heading }
  const bullet = /^[-*•–]\s+(.+)$/.exec(text)?.[1]
  if (bullet) return { kind: 'bullet', text: bullet }
  const numbered = /^\d{1,2}[.)]\s+(.+)$/.exec(text)?.[1]
  return numbered ? { kind: 'number', text: numbered } : { kind: 'text', text }
}

/** A line continues the previous block where both have the same kind. */
function put(blocks: Block[], { kind, text }: Exclude<Line, { kind: 'empty' }>, goesOn: boolean): void {
  const words = inlinesOf(text)
  const last = goesOn ? blocks.at(-1) : undefined
  if (kind === 'heading') blocks.push({ kind, words })
  else if (kind === 'text' && last?.kind === 'paragraph') last.lines.push(words)
  else if (kind === 'text') blocks.push({ kind: 'paragraph', lines: [words] })
  else if (last?.kind === 'list') last.items.push(words)
  else blocks.push({ kind: 'list', ordered: kind === 'number', items: [words] })
}

/** Unpaired stars are text. */
function inlinesOf(text: string): Inline[] {
  return text
    .split(/(\*\*[^*\s](?:[^*]*[^*\s])?\*\*)/)
    .filter(part => part !== '')
    .map(part =>
      /^\*\*.+\*\*$/.test(part) ? { text: part.slice(2, -2), bold: true } : { text: part, bold: false },
    )
}
