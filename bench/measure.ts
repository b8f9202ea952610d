import { readFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'

/** A row of the table. Without `met` the figure only explains another. */
export type Line = { what: string; value: string; goal: string; met?: boolean }
export type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer }

const TICKS_A_SECOND = 100

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number

/** Requests compressed content as a browser does, without decompressing it. */
export function httpGet(url: string, headers: Record<string, string> = {}): Promise<Got> {
  return new Promise((done, failed) => {
    request(url, { headers: { 'accept-encoding': 'br', ...headers } }, response => {
      const parts: Buffer[] = []
      response.on('data', part => parts.push(part))
      response.once('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      )
    })
      .once('error', failed)
      .end()
  })
}

/** CPU time of a process and all its threads so far, in milliseconds (Linux). */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND
}

/** Mean CPU of one `act`, after a warm-up, in milliseconds. */
export async function cpuEach(pid: number, times: number, act: () => Promise<void>): Promise<number> {
  for (let turn = 0; turn < times; turn += 1) await act()
  const before = cpuOf(pid)
  for (let turn = 0; turn < times; turn += 1) await act()
  return (cpuOf(pid) - before) / times
}
