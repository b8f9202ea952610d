import type { Printer } from '#server/platform/import/command.ts'
import { createScreen, n } from '#server/platform/import/screen.ts'
import type { ImportCounts, ImportEvent, NoteCount } from './import.ts'

export function createPrinter(): Printer<ImportEvent> {
  const screen = createScreen()
  const start = performance.now()
  let counts: ImportCounts | undefined
  let stopped = false
  const seconds = () => Math.max((performance.now() - start) / 1000, 0.001)

  return {
    print(event) {
      if (event.type === 'bad')
        return screen.line(`line ${event.line}: ${event.problem}; the row is left out`)
      const now = event.counts
      counts = now
      if (event.type === 'progress')
        return screen.moving(
          () => `${n(now.rows)} rows, ${n(now.rows / seconds())} a second: ${outcome(now)}`,
        )
      stopped = event.stopped
      screen.endLine()
      console.log(summary(now, event.notes, seconds(), event.stopped))
    },
    endLine: screen.endLine,
    stopped: () => stopped,
    howToGoOn: () => (counts ? `${n(counts.rows)} rows were read. Run the command again to go on.` : ''),
  }
}

function summary(counts: ImportCounts, notes: NoteCount[], seconds: number, stopped: boolean): string {
  const noted = notes.map(
    note =>
      `  ${n(note.count)} times: ${note.about}; the row went on without it (first: line ${note.line}, "${note.value}")`,
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
