import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { httpGet, median, type Line } from './measure.ts'

const ROUNDS = 5
const SECONDS = 2
const CONNECTIONS = 32
/** Number of requests before the measurement, so that the page's strongest compression is cached. */
const WARM_UP = 60

/** Cached pages per second, compared with node:http that answers with the same bytes; the rounds alternate. */
export async function cachedPage(url: string): Promise<Line[]> {
  const page = await warm(url)
  const bare = fork(new URL('bare-server.ts', import.meta.url))
  bare.send({ headers: page.headers, body: page.body.toString('base64') })
  const [port] = (await once(bare, 'message')) as [number]
  const rates: number[] = []
  const bareRates: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.push(await load(url))
    bareRates.push(await load(`http://127.0.0.1:${port}/`))
  }
  bare.kill()
  const share = median(rates) / median(bareRates)
  return [
    { what: 'Cached page, requests a second', value: median(rates).toFixed(0), goal: '' },
    {
      what: 'node:http with the same bytes, requests a second',
      value: median(bareRates).toFixed(0),
      goal: '',
    },
    { what: 'Cached page against node:http', value: share.toFixed(2), goal: '≥ 0.80', met: share >= 0.8 },
  ]
}

async function warm(url: string) {
  for (let turn = 0; turn < WARM_UP; turn += 1) await httpGet(url)
  await new Promise(done => setTimeout(done, 500))
  const page = await httpGet(url)
  const { 'transfer-encoding': _, connection: __, date: ___, 'keep-alive': ____, ...headers } = page.headers
  return { headers: headers as Record<string, string>, body: page.body }
}

async function load(url: string): Promise<number> {
  const script = new URL('load.ts', import.meta.url).pathname
  const { stdout } = await promisify(execFile)(process.execPath, [
    script,
    url,
    String(SECONDS),
    String(CONNECTIONS),
  ])
  const { rate, wrong } = JSON.parse(stdout) as { rate: number; wrong: number }
  if (wrong > 0) throw new Error(`${wrong} answers of ${url} were not 200`)
  return rate
}
