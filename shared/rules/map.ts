export type Point = { lat: number; long: number }
/** A drawing's middle, and how wide it is in degrees. */
export type View = Point & { span: number }

/** A drawing is wider than high. */
export const MAP = { width: 320, height: 200 }

/** Where in a drawing a point stands. */
export const drawnAt = ({ lat, long, span }: View, point: Point): { x: number; y: number } => {
  const scale = MAP.width / span
  return {
    x: tenth(MAP.width / 2 + (point.long - long) * scale),
    y: tenth(MAP.height / 2 + (lat - point.lat) * scale),
  }
}

const tenth = (value: number): number => Math.round(value * 10) / 10
