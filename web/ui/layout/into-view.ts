import type { FocusEvent } from 'react'

/** Focus handler of a scrolling row: browsers do not scroll to a focused element that is partly visible. */
export const intoView = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })

const MARGIN = 32

/** Ref callback for the current item of a scrolling row: scrolls the row, but not the page, to the item. */
export function currentInView(item: HTMLElement | null): void {
  const row = item?.offsetParent
  if (!row) return
  const from = item.offsetLeft - MARGIN
  if (from < row.scrollLeft || from + item.offsetWidth + 2 * MARGIN > row.scrollLeft + row.clientWidth)
    row.scrollLeft = from
}
