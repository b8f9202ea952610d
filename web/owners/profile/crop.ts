/** Visible part of a picture: its centre as fractions of width and height, and the zoom factor. */
export type View = { x: number; y: number; zoom: number }
export type Size = { width: number; height: number }
export type Cut = { x: number; y: number; width: number; height: number }

export const WHOLE: View = { x: 0.5, y: 0.5, zoom: 1 }
export const NEAREST = 3

/** The crop of a picture for a view in a frame with this aspect ratio, clamped to the picture. */
export function cutOf(picture: Size, aspect: number, { x, y, zoom }: View): Cut {
  const widest = Math.min(picture.width, picture.height * aspect)
  const width = widest / zoom
  const height = width / aspect
  return {
    x: between(0, x * picture.width - width / 2, picture.width - width),
    y: between(0, y * picture.height - height / 2, picture.height - height),
    width,
    height,
  }
}

/** The view after a step in fractions of the visible part, clamped to the picture. */
export function moved(
  picture: Size,
  aspect: number,
  view: View,
  by: { x?: number; y?: number; zoom?: number },
): View {
  const zoom = between(1, view.zoom * (by.zoom ?? 1), NEAREST)
  const { width, height } = cutOf(picture, aspect, { ...view, zoom })
  const cut = cutOf(picture, aspect, {
    x: view.x + ((by.x ?? 0) * width) / picture.width,
    y: view.y + ((by.y ?? 0) * height) / picture.height,
    zoom,
  })
  return { x: (cut.x + width / 2) / picture.width, y: (cut.y + height / 2) / picture.height, zoom }
}

const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most))
