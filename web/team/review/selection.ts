import type { Span } from '#shared/contract/reviews/desk-review.ts'
import { TEXT_FIELDS, type TextField } from '#shared/contract/text-fields.ts'

/** Texts stand in elements with `data-field`; what is not the author's in them carries `data-extra`. */
const fieldOf = (node: Node | null): HTMLElement | undefined =>
  (node instanceof Element ? node : node?.parentElement)?.closest<HTMLElement>('[data-field]') ?? undefined

/** What is selected in one of the texts, in the text's own counting; undefined outside of them. */
export function selectedSpan(): Span | undefined {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  const element = fieldOf(range.startContainer)
  const field = TEXT_FIELDS.find(name => name === element?.dataset['field'])
  if (!element || !field) return undefined
  // A selection that runs on, as a triple click's does, ends with its first text.
  const inside = element.contains(range.endContainer)
  const start = lengthBefore(element, range.startContainer, range.startOffset)
  const end = inside
    ? lengthBefore(element, range.endContainer, range.endOffset)
    : lengthBefore(element, element, element.childNodes.length)
  return { field, start, end }
}

function lengthBefore(element: Element, node: Node, offset: number): number {
  const range = document.createRange()
  range.setStart(element, 0)
  range.setEnd(node, offset)
  const copy = range.cloneContents()
  for (const extra of copy.querySelectorAll('[data-extra]')) extra.remove()
  return copy.textContent?.length ?? 0
}

/** Selects a span as a hand with a mouse would, and brings it into view. */
export function select({ field, start, end }: Span): void {
  const element = document.querySelector(`[data-field="${field satisfies TextField}"]`)
  const from = element && placeOf(element, start, false)
  const to = element && placeOf(element, end, true)
  if (!from || !to) return
  getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset)
  from.node.parentElement?.scrollIntoView({ block: 'nearest' })
}

export const clearSelection = (): void => getSelection()?.removeAllRanges()

/** The text node that holds a place; `asEnd` stays in the node that ends there. */
function placeOf(
  element: Element,
  place: number,
  asEnd: boolean,
): { node: Text; offset: number } | undefined {
  let left = place
  for (const node of textNodes(element)) {
    if (left < node.length || (asEnd && left === node.length)) return { node, offset: left }
    left -= node.length
  }
  return undefined
}

function* textNodes(element: Element): Generator<Text> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('[data-extra]')) yield node as Text
}
