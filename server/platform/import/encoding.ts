import { splitLines } from './csv.ts'
import { UnusableFile } from './unusable-file.ts'

/** A stray byte spoils its own row only; more than one line in this many means another encoding. */
const LINES_PER_STRAY = 20

/** The character that a decoder writes for bytes that are not UTF-8. */
export const NOT_UTF8 = '\uFFFD'

/** Reads a whole file once, in pieces, before anything is imported. Throws when it is empty or not UTF-8 text. */
export async function checkEncoding(source: AsyncIterable<Uint8Array>): Promise<void> {
  let count = 0
  let strange = 0
  let firstStrange = 0
  for await (const lines of splitLines(source))
    for (const line of lines) {
      count += 1
      if (line.includes('\0'))
        throw new UnusableFile('The file is not text, or text in UTF-16. Save it as "CSV UTF-8".')
      if (!line.includes(NOT_UTF8)) continue
      strange += 1
      firstStrange ||= count
    }
  if (count === 0) throw new UnusableFile('The file is empty.')
  if (firstStrange === 1 || strange * LINES_PER_STRAY > count)
    throw new UnusableFile(
      `The file is not UTF-8 text: ${strange} of ${count} lines are not, the first is line ${firstStrange}. Save it as "CSV UTF-8".`,
    )
}
