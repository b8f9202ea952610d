import sharp from 'sharp'

/** Coordinates in hundredths of the picture's height, from the upper left. */
export type Shape =
  | { box: [x: number, y: number, width: number, height: number]; color: string }
  | { disc: [x: number, y: number, radius: number]; color: string }

/** Paints plain shapes, each over the ones before it, and returns a PNG. */
export function paint(width: number, height: number, ground: string, shapes: Shape[]): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  const unit = height / 100
  fill(pixels, width, { from: [0, 0], to: [width, height], color: ground, within: () => true })
  for (const shape of shapes) {
    if ('box' in shape) {
      const [x, y, wide, high] = shape.box.map(part => Math.round(part * unit)) as Four
      const to: [number, number] = [Math.min(width, x + wide), Math.min(height, y + high)]
      fill(pixels, width, { from: [x, y], to, color: shape.color, within: () => true })
    } else {
      const [x, y, radius] = shape.disc.map(part => part * unit) as [number, number, number]
      const from: [number, number] = [
        Math.max(0, Math.floor(x - radius)),
        Math.max(0, Math.floor(y - radius)),
      ]
      const to: [number, number] = [
        Math.min(width, Math.ceil(x + radius)),
        Math.min(height, Math.ceil(y + radius)),
      ]
      const within = (px: number, py: number) => (px - x) ** 2 + (py - y) ** 2 <= radius ** 2
      fill(pixels, width, { from, to, color: shape.color, within })
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

type Four = [number, number, number, number]
type Area = {
  from: [number, number]
  to: [number, number]
  color: string
  within: (x: number, y: number) => boolean
}

function fill(pixels: Buffer, width: number, { from, to, color, within }: Area): void {
  const parts = [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))
  for (let y = from[1]; y < to[1]; y += 1)
    for (let x = from[0]; x < to[0]; x += 1)
      if (within(x, y))
        for (let part = 0; part < 3; part += 1) pixels[(y * width + x) * 3 + part] = parts[part] as number
}
