import { createHmac } from 'node:crypto'

/**
 * The entries in the order of the draw: by HMAC-SHA256 of each, keyed with the seed followed by a
 * public value. Whoever has the published list and both gets the same order; the first ones win.
 */
export function drawOrder(entries: Buffer[], seed: Buffer, publicValue: string): Buffer[] {
  const key = Buffer.concat([seed, Buffer.from(publicValue, 'utf8')])
  return entries
    .map(entry => ({ entry, lot: createHmac('sha256', key).update(entry).digest() }))
    .sort((a, b) => Buffer.compare(a.lot, b.lot))
    .map(({ entry }) => entry)
}
