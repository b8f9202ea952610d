import postgres from 'postgres'
import { cpuEach, httpGet, type Line } from './measure.ts'

const RENDERS = 600
const CHANNEL = 'changed'

type Place = {
  url: string
  pid: number
  databaseUrl: string
  company: { id: string; slug: string }
  path: string
  token: string
}

/**
 * CPU of the program for what no cache holds. Before each page its company is announced as changed, as a transaction
 * in another process would; what hearing that costs is measured too and taken off.
 */
export async function freshPage({ url, pid, databaseUrl, company, path, token }: Place): Promise<Line[]> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const drop = async () => void (await sql`select pg_notify(${CHANNEL}, ${`company:${company.id}`})`)
  const hearing = await cpuEach(pid, RENDERS, drop)
  const page = await cpuEach(pid, RENDERS, async () => {
    await drop()
    await expect200(url + path)
  })
  const api = await cpuEach(pid, RENDERS, () =>
    expect200(`${url}/api/v2/company/${company.slug}/reviews`, { authorization: `Bearer ${token}` }),
  )
  await sql.end()
  const own = page - hearing
  return [
    {
      what: 'CPU of a visitor’s page drawn anew (20 reviews, 3 open), ms',
      value: own.toFixed(2),
      goal: '≤ 2',
      met: own <= 2,
    },
    {
      what: 'CPU of the same reviews all open, by the API, ms',
      value: api.toFixed(2),
      goal: '≤ 2',
      met: api <= 2,
    },
  ]
}

async function expect200(url: string, headers: Record<string, string> = {}): Promise<void> {
  const { status } = await httpGet(url, headers)
  if (status !== 200) throw new Error(`${url} answered ${status}`)
}
