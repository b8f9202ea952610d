import { readCsv, type CsvRecord } from './csv.ts'
import { UnusableFile } from './unusable-file.ts'

/**
 * The records of a file below its header, each with the columns that `columnsOf` derives from the header, until the
 * signal aborts. Throws when there is no header.
 */
export async function* readTable<C>(
  source: AsyncIterable<Uint8Array>,
  columnsOf: (header: string[]) => C,
  signal?: AbortSignal,
): AsyncGenerator<{ record: CsvRecord; columns: C }> {
  let columns: C | undefined
  for await (const record of readCsv(until(source, signal))) {
    if (signal?.aborted) return
    if (columns) yield { record, columns }
    else if (record.problem === undefined) columns = columnsOf(record.fields)
    else throw new UnusableFile(`The first line is no header: ${record.problem}.`)
  }
  if (!columns && !signal?.aborted) throw new UnusableFile('The file is empty.')
}

/** The source's pieces until the signal aborts, even while waiting for a piece. */
async function* until(source: AsyncIterable<Uint8Array>, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  const pieces = source[Symbol.asyncIterator]()
  const aborted = Promise.withResolvers<undefined>()
  signal?.addEventListener('abort', () => aborted.resolve(undefined), { once: true })
  while (!signal?.aborted) {
    const next = await Promise.race([pieces.next().catch(failUnless(signal)), aborted.promise])
    if (!next || next.done) return
    yield next.value
  }
}

/** A source that breaks because of the signal is no failure. */
const failUnless = (signal?: AbortSignal) => (error: unknown) => {
  if (!signal?.aborted) throw error
  return undefined
}
