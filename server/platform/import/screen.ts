const EVERY_MS = { terminal: 200, plain: 5_000 } as const
const NUMBER = new Intl.NumberFormat('en-GB')

/** An operator's view of a command's progress: one moving line on a terminal, a line every few seconds elsewhere. */
export function createScreen(out: NodeJS.WriteStream = process.stderr) {
  const every = out.isTTY ? EVERY_MS.terminal : EVERY_MS.plain
  let last = performance.now()
  let open = false

  const screen = {
    line(text: string): void {
      screen.endLine()
      out.write(`${text}\n`)
    },
    /** Shows the progress, unless the last time was too recent. */
    moving(text: () => string): void {
      if (performance.now() - last < every) return
      last = performance.now()
      if (!out.isTTY) return screen.line(text())
      out.write(`\r\u001B[2K${text()}`)
      open = true
    },
    /** Ends the moving line and leaves it visible. */
    endLine(): void {
      if (open) out.write('\n')
      open = false
    },
  }
  return screen
}

/** 12500 → "12,500". */
export const n = (value: number): string => NUMBER.format(Math.round(value))
