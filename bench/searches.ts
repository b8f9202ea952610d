import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { href } from '#shared/paths.ts'
import { MEMORY } from '../scripts/memory.mjs'
import { freshPlace } from '../tests/support/database.ts'
import { startProgram } from '../tests/support/program.ts'
import { writeSection } from './section.ts'

const SEARCHES = 50_000
const CONNECTIONS = 8
const MOST_MB = 300
/** Number of measurements during the run. */
const STEPS = 5

/** `npm run bench -- searches`: measures the program's memory under searches that never repeat. */
export async function benchSearches(): Promise<void> {
  const place = await freshPlace()
  const program = await startProgram({ ...place.env, ...MEMORY } as Record<string, string>)
  const pid = program.child.pid as number
  const rows = [['0', memoryOf(pid), '']]
  try {
    for (let step = 1; step <= STEPS; step += 1) {
      const [from, to] = [((step - 1) * SEARCHES) / STEPS, (step * SEARCHES) / STEPS]
      const start = performance.now()
      await askAll(program.url, from, to)
      const rate = (to - from) / ((performance.now() - start) / 1000)
      rows.push([to.toLocaleString('en'), memoryOf(pid), rate.toFixed(0)])
      console.log(rows.at(-1)?.join(' | '))
    }
  } finally {
    await program.stop()
    await place.remove()
  }
  writeSection('Searches that nobody repeats', bodyOf(rows))
}

async function askAll(url: string, from: number, to: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let next = from
  const keepAsking = async () => {
    while (next < to) await ask(agent, url + href('id', 'searchCompany', {}, { q: `kopi ${next++}` }))
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking))
  agent.destroy()
}

function ask(agent: Agent, url: string): Promise<void> {
  return new Promise((done, failed) => {
    request(url, { agent, headers: { 'accept-encoding': 'br' } }, response => {
      response.resume()
      if (response.statusCode !== 200) failed(new Error(`${url} answered ${response.statusCode}`))
      response.once('end', done)
    })
      .once('error', failed)
      .end()
  })
}

/** Resident memory of the process, in MB. */
function memoryOf(pid: number): string {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return (Number(kilobytes) / 1024).toFixed(0)
}

function bodyOf(rows: string[][]): string {
  const last = Number(rows.at(-1)?.[1])
  return `\`npm run bench -- searches\` on ${new Date().toISOString().slice(0, 10)}, with the demo on ${process.env['TEST_DATABASE_URL'] ? 'PostgreSQL' : 'the embedded engine'}: pages of different searches, ${CONNECTIONS} asked at once. Goal: under ${MOST_MB} MB resident at the end, ${last < MOST_MB ? 'met' : 'missed'}.

| pages | resident, MB | pages a second |
| ---: | ---: | ---: |
${rows.map(row => `| ${row.join(' | ')} |`).join('\n')}`
}
