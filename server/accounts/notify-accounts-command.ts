import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readConfig } from '#server/platform/config.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openDb } from '#server/platform/db/db.ts'
import { ensureMigrated } from '#server/platform/db/migrate.ts'
import { readSecrets } from '#server/platform/secrets.ts'
import { notifyAccounts } from './notify-accounts.ts'

const USAGE = 'npm run notify:accounts -- LETTER.json [IDS.txt] --send|--count'
const text = z.strictObject({ subject: z.string().min(1).max(120), body: z.string().min(1).max(20_000) })
const letter = z.strictObject({ id: text, en: text })

/**
 * Writes one letter to accounts, all or those whose ids are listed; with `--count` it only counts them. Exit code 2
 * for wrong arguments.
 */
export async function runNotifyAccounts(args: string[]): Promise<number> {
  const sends = args.includes('--send')
  const [path, list] = args.filter(one => !one.startsWith('--'))
  if (!path || sends === args.includes('--count')) {
    console.error(USAGE)
    return 2
  }
  const words = letter.parse(JSON.parse(readFileSync(path, 'utf8')))
  const ids = list === undefined ? undefined : z.array(z.uuid()).parse(linesOf(list))
  const config = readConfig(process.env)
  const db = await openDb(config)
  try {
    await ensureMigrated(db)
    const parts = { db, clock: systemClock, secrets: readSecrets(config) }
    const { notified, unreached } = await notifyAccounts(parts, words, { ids, sends })
    console.log(
      `${notified} by mail${sends ? ', queued' : ''}; ${unreached} have no mail address or are gone`,
    )
    return 0
  } finally {
    await db.close()
  }
}

const linesOf = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
