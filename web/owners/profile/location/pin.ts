import { INDONESIA } from '#shared/rules/map-places.ts'
import { MAP, type Point, type View } from '#shared/rules/map.ts'
import { degrees } from '../draft.ts'

/** Map widths in degrees, from the whole country to a town. */
export const SPANS = [47, 16, 6, 2, 0.7] as const
export const AROUND = 2

const COUNTRY: View = { lat: -2.5, long: 118, span: 47 }
/** Steps of the arrow keys, as fractions of the map's width. */
const STEP = 0.02
const SMALL_STEP = 0.002

/** The pin at the typed coordinates; undefined if they are invalid or outside the country. */
export function pinOf(typed: { lat: string; long: string }): Point | undefined {
  const pin = { lat: numberOf(typed.lat), long: numberOf(typed.long) }
  const { south, north, west, east } = INDONESIA
  const isWithin = pin.lat >= south && pin.lat <= north && pin.long >= west && pin.long <= east
  return isWithin ? pin : undefined
}

const numberOf = (text: string): number => (text.trim() === '' ? NaN : Number(degrees(text)))

/** Coordinates of the pin for the fields, to 0.00001 degrees, which is about a metre. */
export const typedOf = ({ lat, long }: Point): { lat: string; long: string } => ({
  lat: String(Number(lat.toFixed(5))),
  long: String(Number(long.toFixed(5))),
})

export const viewOf = (pin: Point | undefined): View => (pin ? { ...pin, span: AROUND } : COUNTRY)

/** The current view while the pin is well inside it, otherwise the view centred on the pin. */
export function following(view: View, pin: Point | undefined): View {
  if (!pin) return view
  const x = Math.abs(pin.long - view.long) / view.span
  const y = Math.abs(pin.lat - view.lat) / (view.span * (MAP.height / MAP.width))
  return Math.max(x, y) > 0.4 ? { ...pin, span: view.span } : view
}

/** The next smaller or larger map, centred on the pin. */
export function zoomed(view: View, pin: Point | undefined, by: 1 | -1): View {
  const at = SPANS.findIndex(span => span <= view.span)
  const span = SPANS[at + by] ?? view.span
  return span === COUNTRY.span ? COUNTRY : { ...(pin ?? view), span }
}

/** Coordinates of a position on the map, which is given in fractions of width and height. */
export const pointAt = (view: View, { x, y }: { x: number; y: number }): Point =>
  within({
    lat: view.lat + (0.5 - y) * view.span * (MAP.height / MAP.width),
    long: view.long + (x - 0.5) * view.span,
  })

const ARROWS: Record<string, readonly [east: number, north: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/**
 * Position of the pin after a key press; undefined for other keys. The first arrow key places the pin in the centre.
 */
export function steppedBy(
  view: View,
  pin: Point | undefined,
  key: string,
  isSmall: boolean,
): Point | undefined {
  const arrow = ARROWS[key]
  if (!arrow) return undefined
  if (!pin) return { lat: view.lat, long: view.long }
  const step = view.span * (isSmall ? SMALL_STEP : STEP)
  return within({ lat: pin.lat + arrow[1] * step, long: pin.long + arrow[0] * step })
}

const within = ({ lat, long }: Point): Point => ({
  lat: Math.min(Math.max(lat, INDONESIA.south), INDONESIA.north),
  long: Math.min(Math.max(long, INDONESIA.west), INDONESIA.east),
})
