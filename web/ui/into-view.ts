import type { FocusEvent } from 'react'

/** For rows that scroll: browsers leave a focused word half outside as long as any of it is seen. */
export const intoView = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** As a ref of a row that scrolls: begins with the current one in view, and does not move the page. */
export function currentInView(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]')
  if (row && current && current.offsetLeft + current.offsetWidth > row.clientWidth)
    row.scrollLeft = current.offsetLeft - 32
}
