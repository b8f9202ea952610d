import type { fromMarkdown } from 'mdast-util-from-markdown'
import type { Run } from '#shared/contract/library/library.ts'

export type Tree = ReturnType<typeof fromMarkdown>
export type Node = Tree['children'][number]
type Part = Extract<Node, { type: 'paragraph' }>['children'][number]
type Look = Omit<Run, 'text'>
/** Where a name that a text gives to an address leads; undefined where it must not. */
export type LinkOf = (name: string) => string | undefined
/** Notes what no page would draw, and draws nothing. */
export type Refuse = (part: Node | Part) => []

/** Words in a line: strong, stressed, and links by reference. */
export function createRunReader(linkOf: LinkOf, refuse: Refuse) {
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

export const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')
