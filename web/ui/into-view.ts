import type { FocusEvent } from 'react'

/** For rows that scroll: browsers leave a focused word half outside as long as any of it is seen. */
export const intoView = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
