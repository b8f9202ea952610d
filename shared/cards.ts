/** A page's picture for those who are sent its address. Its mark changes with what it shows. */
export const cardPath = (mark: string, page: string): string =>
  `/cards/${mark}.png?of=${encodeURIComponent(page)}`

export const CARD = { width: 1200, height: 630 } as const

/** A picture as the server draws it: shapes, and texts apart from them, which it sets in the site's own face. */
export type CardDrawing = { mark: string; svg: string; stacks: Stack[] }

/** Texts below each other, from the top down or standing on their bottom. */
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
  /** Letters grow smaller until it fits in so many lines. */
  size: number
  lines: number
  color: string
  bold?: true
}
