import Papa from 'papaparse'

/** One record of a table: its fields and the line it starts on, or why it cannot be read. */
export type CsvRecord = { line: number; fields: string[]; problem?: undefined } | BrokenRecord
type BrokenRecord = { line: number; fields?: undefined; problem: string }

const LONGEST_LINE = 1_000_000
const MOST_LINES_IN_A_RECORD = 100
const DELIMITERS = [',', ';', '\t']

/**
 * Records of a comma, semicolon or tab separated text, streamed. Blank lines are skipped. A quote that is never
 * closed costs only its own line: reading continues at the next line.
 */
export async function* readCsv(source: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  const lines = createLineBuffer(source)
  let delimiter: string | undefined
  while (await lines.fill(1)) {
    const start = lines.lineNumber()
    const first = lines.at(0)
    if (first.trim() === '') {
      lines.drop(1)
      continue
    }
    delimiter ??= delimiterOf(first)
    yield await readRecord(lines, start, delimiter)
  }
}

async function readRecord(lines: LineBuffer, line: number, delimiter: string): Promise<CsvRecord> {
  if (lines.isTooLong(0)) return broken(lines, line, 'the line is longer than a million characters')
  let text = ''
  for (let used = 1; used <= MOST_LINES_IN_A_RECORD && (await lines.fill(used)); used += 1) {
    text = used === 1 ? lines.at(0) : `${text}\n${lines.at(used - 1)}`
    const fields = splitRecord(text, delimiter)
    if (fields === 'InvalidQuotes') return broken(lines, line, 'text follows a closing quote')
    if (fields === 'MissingQuotes') continue
    lines.drop(used)
    return { line, fields }
  }
  return broken(lines, line, 'a quote is opened and never closed')
}

function broken(lines: LineBuffer, line: number, problem: string): BrokenRecord {
  lines.drop(1)
  return { line, problem }
}

/** The fields of one record, or the kind of its first wrong quote. */
function splitRecord(text: string, delimiter: string): string[] | 'MissingQuotes' | 'InvalidQuotes' {
  if (!text.includes('"')) return text.split(delimiter)
  // With a line end added, the parser ignores spaces after a closing quote there too.
  const { data, errors } = Papa.parse<string[]>(`${text}\n`, { delimiter, newline: '\n' })
  return (errors[0]?.code as 'MissingQuotes' | 'InvalidQuotes' | undefined) ?? data[0] ?? []
}

/** The delimiter that splits the header into most fields. */
const delimiterOf = (header: string): string =>
  Papa.parse(header, { delimitersToGuess: DELIMITERS, newline: '\n' }).meta.delimiter

type LineBuffer = {
  /** Reads on until `count` lines wait; false when the text ends before. */
  fill(count: number): Promise<boolean>
  at(index: number): string
  isTooLong(index: number): boolean
  drop(count: number): void
  /** Number of the first waiting line, from 1. */
  lineNumber(): number
}

function createLineBuffer(source: AsyncIterable<Uint8Array>): LineBuffer {
  const input = splitLines(source)
  let waiting: string[] = []
  let head = 0
  let dropped = 0
  return {
    async fill(count) {
      while (waiting.length - head < count) {
        const next = await input.next()
        if (next.done) return false
        waiting = waiting.slice(head).concat(next.value)
        head = 0
      }
      return true
    },
    at: index => waiting[head + index] as string,
    isTooLong: index => (waiting[head + index] as string).length > LONGEST_LINE,
    drop(count) {
      head += count
      dropped += count
    },
    lineNumber: () => dropped + 1,
  }
}

/** The lines of each piece of the source; of a line that is too long, enough to recognise it. */
export async function* splitLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of source) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
    rest = (lines.pop() as string).slice(0, LONGEST_LINE + 1)
    if (lines.length > 0) yield lines.map(withoutReturn)
  }
  rest += decoder.decode()
  if (rest !== '') yield [withoutReturn(rest)]
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line)
