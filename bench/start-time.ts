import { launch } from '../tests/support/program.ts'
import { httpGet, median, type Line } from './measure.ts'

const STARTS = 3

/** Seconds from starting the process with existing data to the last byte of the home page. */
export async function startTime(env: Record<string, string>): Promise<Line[]> {
  const times: number[] = []
  for (let start = 0; start < STARTS; start += 1) {
    const began = performance.now()
    const program = await launch(env)
    await firstPage(program.url)
    times.push((performance.now() - began) / 1000)
    await program.stop()
  }
  const seconds = median(times)
  return [
    {
      what: 'Second start, embedded database, to the last byte of the home page, s',
      value: seconds.toFixed(2),
      goal: '≤ 3',
      met: seconds <= 3,
    },
  ]
}

async function firstPage(url: string): Promise<void> {
  for (;;) {
    const answer = await httpGet(url).catch(() => undefined)
    if (answer?.status === 200) return
    await new Promise(done => setTimeout(done, 20))
  }
}
