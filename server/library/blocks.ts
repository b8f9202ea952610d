import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Block, Run } from '#shared/contract/library/library.ts'
import { anchorOf } from './anchor.ts'

/** A text's blocks, and the parts of it that no page would draw. */
export type ReadText = { blocks: Block[]; problems: string[] }

/**
 * Reads Markdown: headings of the second and third level (`## Words {#anchor}`), paragraphs, lists, quotations and
 * tables; in them bold and emphasised words, and links to pages of this site by reference. Anything else is reported
 * as a problem and left out.
 */
export function readText(markdown: string, isOwnPage: (path: string) => boolean): ReadText {
  const tree = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  const problems: string[] = []
  const targets = targetsOf(tree)
  const blockOf = createBlockReader(
    name => {
      const path = targets.get(name) ?? ''
      if (isOwnPage(path)) return path
      problems.push(`link to ${path}`)
      return undefined
    },
    ({ type, position }) => {
      problems.push(`${type} in line ${position?.start.line}`)
      return []
    },
  )
  return { blocks: tree.children.flatMap(blockOf), problems }
}

/** A heading's words, and the anchor that its author gave it. */
const ANCHORED = /^(.*?)(?: \{#([a-z0-9-]+)\})?$/

const targetsOf = ({ children }: Tree): Map<string, string> =>
  new Map(children.flatMap(node => (node.type === 'definition' ? [[node.identifier, node.url]] : [])))

function createBlockReader(linkOf: LinkOf, refuse: Refuse) {
  const runsOf = createRunReader(linkOf, refuse)
  const ids = new Set<string>()

  return function blockOf(node: Node): Block[] {
    switch (node.type) {
      case 'definition':
        return []
      case 'heading':
        return headingOf(node)
      case 'paragraph':
        return [{ kind: 'paragraph', runs: runsOf(node.children) }]
      case 'list':
        return [{ kind: 'list', ordered: node.ordered === true, items: node.children.map(inside) }]
      case 'blockquote':
        return [{ kind: 'quote', paragraphs: node.children.map(one => inside({ children: [one] })) }]
      case 'table':
        return tableOf(node)
      default:
        return refuse(node)
    }
  }

  function headingOf(node: Extract<Node, { type: 'heading' }>): Block[] {
    if (node.depth !== 2 && node.depth !== 3) return refuse(node)
    const [, text = '', anchor] = ANCHORED.exec(textOf(runsOf(node.children))) ?? []
    let id = anchor ?? anchorOf(text)
    while (ids.has(id)) id += '-2'
    ids.add(id)
    return [{ kind: 'heading', level: node.depth, id, text }]
  }

  function tableOf(node: Extract<Node, { type: 'table' }>): Block[] {
    const [head = [], ...rows] = node.children.map(row => row.children.map(cell => runsOf(cell.children)))
    return [{ kind: 'table', head, rows }]
  }

  /** The content of an item or a quotation: words, but no blocks. */
  function inside({ children }: { children: readonly Node[] }): Run[] {
    return children.flatMap(node => (node.type === 'paragraph' ? runsOf(node.children) : refuse(node)))
  }
}

/** All words of a text, for counting and searching. */
export function wordsOf(blocks: readonly Block[]): string {
  return blocks
    .flatMap(block => {
      if (block.kind === 'heading') return [block.text]
      if (block.kind === 'paragraph') return [textOf(block.runs)]
      if (block.kind === 'list') return block.items.map(textOf)
      if (block.kind === 'quote') return block.paragraphs.map(textOf)
      return [block.head, ...block.rows].flat().map(textOf)
    })
    .join('\n')
}

type Tree = ReturnType<typeof fromMarkdown>
type Node = Tree['children'][number]
type Part = Extract<Node, { type: 'paragraph' }>['children'][number]
type Look = Omit<Run, 'text'>
/** The address of a link reference; undefined where it may not be linked. */
type LinkOf = (name: string) => string | undefined
/** Reports a part that no page would draw, and draws nothing. */
type Refuse = (part: Node | Part) => []

/** Words in a line: bold, emphasised, and links by reference. */
function createRunReader(linkOf: LinkOf, refuse: Refuse) {
  return function runsOf(parts: readonly Part[], look: Look = {}): Run[] {
    return parts.flatMap((part): Run[] => {
      switch (part.type) {
        case 'text':
          return [{ text: part.value.replaceAll('\n', ' '), ...look }]
        case 'strong':
          return runsOf(part.children, { ...look, strong: true })
        case 'emphasis':
          return runsOf(part.children, { ...look, em: true })
        case 'inlineCode':
          return [{ text: part.value, ...look, strong: true }]
        case 'break':
          return [{ text: ' ', ...look }]
        case 'linkReference': {
          const href = linkOf(part.identifier)
          return runsOf(part.children, { ...look, ...(href !== undefined && { href }) })
        }
        default:
          return refuse(part)
      }
    })
  }
}

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')
