import type { Printer } from '#server/platform/import/command.ts'
import { createScreen, n } from '#server/platform/import/screen.ts'
import type { WageEvent } from './import.ts'

/** Tells an operator what became of each line, and of the whole. */
export function createPrinter(): Printer<WageEvent> {
  const screen = createScreen()
  let stopped = false
  return {
    print(event) {
      if (event.type === 'line') return screen.line(`line ${event.line}: ${event.said}`)
      const { rows, new: fresh, corrected, known, bad } = event.counts
      stopped = event.stopped
      console.log(
        stopped
          ? 'Stopped: nothing was imported. Run the command again.'
          : `${n(rows)} rows: ${n(fresh)} new, ${n(corrected)} corrected, ${n(known)} known, ${n(bad)} left out.`,
      )
    },
    endLine: screen.endLine,
    stopped: () => stopped,
    howToGoOn: () => 'Run the command again: what was imported is known then.',
  }
}
