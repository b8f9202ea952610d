import type { ImportCounts, ImportEvent, NoteCount } from './import.ts'

const EVERY_MS = { terminal: 200, plain: 5_000 } as const
const NUMBER = new Intl.NumberFormat('en-GB')

/** Tells an operator how an import goes: one moving line on a terminal, a line every few seconds elsewhere. */
export function createPrinter(out: NodeJS.WriteStream = process.stderr) {
  const start = performance.now()
  const every = out.isTTY ? EVERY_MS.terminal : EVERY_MS.plain
  let last = start
  let open = false
  let counts: ImportCounts | undefined
  let stopped = false

  const printer = {
    print(event: ImportEvent): void {
      if (event.type === 'bad')
        return printer.line(`line ${event.line}: ${event.problem}; the row is left out`)
      counts = event.counts
      if (event.type === 'progress') return progress(event.counts)
      stopped = event.stopped
      printer.endLine()
      console.log(summary(event.counts, event.notes, seconds(), event.stopped))
    },
    line(text: string): void {
      printer.endLine()
      out.write(`${text}\n`)
    },
    /** Leaves the moving line as it stands. */
    endLine(): void {
      if (open) out.write('\n')
      open = false
    },
    stopped: () => stopped,
    howToGoOn: () => (counts ? `${n(counts.rows)} rows were read. Run the command again to go on.` : ''),
  }
  return printer

  function progress(now: ImportCounts): void {
    if (performance.now() - last < every) return
    last = performance.now()
    const text = `${n(now.rows)} rows, ${n(now.rows / seconds())} a second: ${outcome(now)}`
    if (!out.isTTY) return printer.line(text)
    out.write(`\r\u001B[2K${text}`)
    open = true
  }

  function seconds(): number {
    return Math.max((performance.now() - start) / 1000, 0.001)
  }
}

export type Printer = ReturnType<typeof createPrinter>

function summary(counts: ImportCounts, notes: NoteCount[], seconds: number, stopped: boolean): string {
  const noted = notes.map(
    note =>
      `  ${n(note.count)} times: ${note.about}; the row went on without it (first: line ${note.line}, "${note.said}")`,
  )
  return [
    `${stopped ? 'Stopped: ' : ''}${n(counts.rows)} rows in ${seconds.toFixed(1)} s, ${n(counts.rows / seconds)} a second.`,
    `  ${outcome(counts)}`,
    ...(counts.filled > 0 ? [`  ${n(counts.filled)} known companies learned missing facts`] : []),
    ...noted,
    ...(stopped ? ['Run the command again to go on.'] : []),
  ].join('\n')
}

const outcome = (counts: ImportCounts): string =>
  `${n(counts.created)} new, ${n(counts.known)} known, ${n(counts.team)} to the team, ${n(counts.bad)} bad`

const n = (value: number): string => NUMBER.format(Math.round(value))
