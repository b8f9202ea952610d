import { isUtf8 } from 'node:buffer'
import { UnusableFile } from './unusable-file.ts'

/** A stray byte spoils its own row; more than one line in so many is another encoding. */
const LINES_PER_STRAY = 20

/** Reads a whole file once, in pieces, before anything is taken from it. Throws when it is empty or not UTF-8 text. */
export async function checkEncoding(source: AsyncIterable<Uint8Array>): Promise<void> {
  let lines = 0
  let strange = 0
  let firstStrange = 0
  let size = 0
  for await (const block of wholeLines(source)) {
    size += block.length
    if (block.includes(0))
      throw new UnusableFile('The file is not text, or text in UTF-16. Save it as "CSV UTF-8".')
    if (isUtf8(block)) {
      lines += countLines(block)
      continue
    }
    for (const line of linesOf(block)) {
      lines += 1
      if (isUtf8(line)) continue
      strange += 1
      firstStrange ||= lines
    }
  }
  if (size === 0) throw new UnusableFile('The file is empty.')
  if (firstStrange === 1 || strange * LINES_PER_STRAY > lines)
    throw new UnusableFile(
      `The file is not UTF-8 text: ${strange} of ${lines} lines are not, the first is line ${firstStrange}. Save it as "CSV UTF-8".`,
    )
}

const NEWLINE = 10
const LARGEST_REST = 1 << 20

/** The source cut after line ends, so that no letter is cut in two. */
async function* wholeLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  for await (const bytes of source) {
    const block = Buffer.concat([rest, bytes])
    const end = block.lastIndexOf(NEWLINE) + 1
    if (end === 0 && block.length > LARGEST_REST) {
      yield block
      rest = Buffer.alloc(0)
      continue
    }
    if (end > 0) yield block.subarray(0, end)
    rest = block.subarray(end)
  }
  if (rest.length > 0) yield rest
}

function countLines(block: Buffer): number {
  let count = block.at(-1) === NEWLINE ? 0 : 1
  for (let at = block.indexOf(NEWLINE); at >= 0; at = block.indexOf(NEWLINE, at + 1)) count += 1
  return count
}

function* linesOf(block: Buffer): Generator<Buffer> {
  for (let from = 0; from < block.length;) {
    const found = block.indexOf(NEWLINE, from)
    const end = found < 0 ? block.length : found + 1
    yield block.subarray(from, end)
    from = end
  }
}
