import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'

/**
 * Unpacks a web font to a TTF file that drawing accepts, stored while the program runs: the same tables,
 * decompressed, under another header.
 */
export function unwrapped(woff: Buffer, name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'kerjajujur-font-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, `${name}.ttf`)
  writeFileSync(path, plainFont(woff))
  return path
}

const ENTRY = 20

function plainFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (count - 2 ** power), 10)
  const tables: Buffer[] = []
  let at = head.length
  for (let index = 0; index < count; index++) {
    const entry = woff.subarray(44 + ENTRY * index, 44 + ENTRY * (index + 1))
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map(byte => entry.readUInt32BE(byte)) as Four
    const bytes = woff.subarray(offset, offset + packed)
    const table = Buffer.alloc(Math.ceil(length / 4) * 4)
    ;(packed < length ? inflateSync(bytes) : bytes).copy(table)
    const row = 12 + 16 * index
    entry.copy(head, row, 0, 4)
    for (const [place, value] of [checksum, at, length].entries())
      head.writeUInt32BE(value, row + 4 + 4 * place)
    tables.push(table)
    at += table.length
  }
  return Buffer.concat([head, ...tables])
}

type Four = [number, number, number, number]
