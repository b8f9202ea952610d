/** URL path of a page's preview picture (Open Graph). `mark` is a hash that changes with the content. */
export const cardPath = (mark: string, page: string): string =>
  `/cards/${mark}.png?of=${encodeURIComponent(page)}`

export const CARD = { width: 1200, height: 630 } as const

/** A picture as the server draws it: an SVG of shapes, and separate texts, which are set in the site's font. */
export type CardDrawing = { mark: string; svg: string; stacks: Stack[] }

/** Texts below each other, aligned at the top, the bottom or the middle of the box. */
export type Stack = {
  x: number
  y: number
  width: number
  from: 'top' | 'bottom' | 'middle'
  align?: 'center'
  texts: CardText[]
}

export type CardText = {
  text: string
  /** Largest font size; it is reduced until the text fits into `lines`. */
  size: number
  lines: number
  color: string
  bold?: true
}
