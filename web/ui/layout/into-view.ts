import type { FocusEvent } from 'react'

/** For rows that scroll: browsers leave a focused word half outside as long as any of it is seen. */
export const intoView = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })

const MARGIN = 32

/** As a ref of the current one of a row that scrolls: whenever it becomes the current one, it is in view, and the page does not move. */
export function currentInView(item: HTMLElement | null): void {
  const row = item?.offsetParent
  if (!row) return
  const from = item.offsetLeft - MARGIN
  if (from < row.scrollLeft || from + item.offsetWidth + 2 * MARGIN > row.scrollLeft + row.clientWidth)
    row.scrollLeft = from
}
