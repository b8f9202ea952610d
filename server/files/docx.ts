import { text } from 'node:stream/consumers'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import type { Wrong } from './documents.ts'

const MOST_PARTS = 10_000
/** The decompressed size of all parts together, and of each of the two that are read here. */
const MOST_UNPACKED = 512 * 1024 * 1024
const MOST_READ = 1024 * 1024

/** Accepts an archive whose relationships name a Word document without macros. */
export async function wrongInDocx(bytes: Buffer): Promise<Wrong> {
  try {
    const zip = await fromBufferPromise(bytes, { decodeStrings: false })
    if (zip.entryCount > MOST_PARTS) return 'file_broken'
    const entries = await Array.fromAsync(zip.eachEntry())
    return isHonest(bytes, entries) ? await wrongInParts(zip, entries) : 'file_broken'
  } catch {
    return 'file_broken'
  }
}

async function wrongInParts(zip: ZipFile, entries: Entry[]): Promise<Wrong> {
  if (entries.some(entry => entry.isEncrypted())) return 'file_locked'
  const parts = new Map(entries.map(entry => [partName(entry.fileNameRaw.toString('utf8')), entry]))
  const main = mainPart(await readPart(zip, parts.get('_rels/.rels')))
  const types = await readPart(zip, parts.get('[content_types].xml'))
  if (main === undefined) return 'other'
  if (/macroEnabled/i.test(types) || [...parts.keys()].some(name => RUNS.test(name))) return 'file_macro'
  if (!/wordprocessingml\.(document|template)\.main\+xml/.test(types)) return 'other'
  return parts.has(main) ? undefined : 'file_broken'
}

const RUNS = /vbaproject|\.(exe|dll|js|vbs|hta)$/

/**
 * Names of parts are case-insensitive (ECMA-376-2, 6.2.2); some writers begin them with a slash, or separate folders
 * by backslashes.
 */
const partName = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

/** The part that the package's relationships name as its document (ECMA-376-1, 11.3.10): Word Online calls it document2.xml. */
function mainPart(relationships: string): string | undefined {
  const tags = relationships.match(/<(?:\w+:)?Relationship\s[^<>]*>/g) ?? []
  const tag = tags.find(one => /\sType\s*=\s*["'][^"']*\/officeDocument["']/.test(one))
  const target = tag?.match(/\sTarget\s*=\s*["']([^"']*)["']/)?.[1]
  return target === undefined ? undefined : partName(target.replace(/^\.\//, ''))
}

async function readPart(zip: ZipFile, entry: Entry | undefined): Promise<string> {
  if (!entry) return ''
  if (entry.uncompressedSize > MOST_READ) throw new Error('A list of parts is short')
  return text(await zip.openReadStreamPromise(entry))
}

const END = Buffer.from('PK\x05\x06', 'latin1')
const END_BYTES = 22
const MOST_COMMENT = 0xffff
const ENTRY_BYTES = 46
const HEAD_BYTES = 30

/**
 * Whether all programs read the archive alike: its list ends where its only end record says, no part overlaps
 * another, and it decompresses to a permitted size.
 */
function isHonest(bytes: Buffer, entries: Entry[]): boolean {
  const ends = endsOf(bytes)
  const [end = 0] = ends
  if (ends.length !== 1) return false
  const list = bytes.readUInt32LE(end + 16)
  if (list + sum(entries.map(entryBytes)) !== end) return false
  if (sum(entries.map(entry => entry.uncompressedSize)) > MOST_UNPACKED) return false
  const ordered = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)
  return ordered.every((entry, at) => {
    const after = ordered[at + 1]?.relativeOffsetOfLocalHeader ?? list
    const { relativeOffsetOfLocalHeader: from, fileNameLength, compressedSize } = entry
    return from + HEAD_BYTES + fileNameLength + compressedSize <= after
  })
}

/** End records whose comment ends with the file. Where there are two, programs choose differently. */
function endsOf(bytes: Buffer): number[] {
  const ends: number[] = []
  const from = Math.max(0, bytes.length - END_BYTES - MOST_COMMENT)
  for (let at = bytes.indexOf(END, from); at >= 0; at = bytes.indexOf(END, at + 1)) {
    const rest = bytes.length - at - END_BYTES
    if (rest >= 0 && bytes.readUInt16LE(at + END_BYTES - 2) === rest) ends.push(at)
  }
  return ends
}

const entryBytes = ({ fileNameLength, extraFieldLength, fileCommentLength }: Entry): number =>
  ENTRY_BYTES + fileNameLength + extraFieldLength + fileCommentLength

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)
