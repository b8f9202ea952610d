import { createHmac } from 'node:crypto'

/**
 * The entries in the order of the draw: by HMAC-SHA256 of each, keyed with seed and witness. Whoever has the published
 * list, seed and witness gets the same order; the first ones win.
 */
export function drawOrder(entries: Buffer[], seed: Buffer, witness: string): Buffer[] {
  const key = Buffer.concat([seed, Buffer.from(witness, 'utf8')])
  return entries
    .map(entry => ({ entry, lot: createHmac('sha256', key).update(entry).digest() }))
    .sort((a, b) => Buffer.compare(a.lot, b.lot))
    .map(({ entry }) => entry)
}
