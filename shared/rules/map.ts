export type Point = { lat: number; long: number }
/** A map's centre, and its width in degrees. */
export type View = Point & { span: number }

/** Size of a map, in its own units. */
export const MAP = { width: 320, height: 200 }

/** Position of a point on a map. */
export const drawnAt = ({ lat, long, span }: View, point: Point): { x: number; y: number } => {
  const scale = MAP.width / span
  return {
    x: tenth(MAP.width / 2 + (point.long - long) * scale),
    y: tenth(MAP.height / 2 + (lat - point.lat) * scale),
  }
}

const tenth = (value: number): number => Math.round(value * 10) / 10
