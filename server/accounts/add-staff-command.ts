import { z } from 'zod'
import { staffMember } from '#shared/contract/accounts.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDb } from '#server/platform/db/db.ts'
import { ensureMigrated } from '#server/platform/db/migrate.ts'
import { readSecrets } from '#server/platform/secrets.ts'
import { addStaff } from './add-staff.ts'

const USAGE = 'npm run team:add -- EMAIL moderator|editor|administrator "NAME"'
const given = z.tuple([z.email(), staffMember.shape.role, z.string().trim().min(1).max(80)])

/** Adds a member of the team and prints the secret for their authenticator, once more on every run. Exit code 2 for wrong arguments. */
export async function runAddStaff(args: string[]): Promise<number> {
  const parsed = given.safeParse(args)
  if (!parsed.success) {
    console.error(USAGE)
    return 2
  }
  const [email, role, name] = parsed.data
  const config = readConfig(process.env)
  const db = await openDb(config)
  try {
    await ensureMigrated(db)
    const { secret, uri } = await addStaff(
      { db, secrets: readSecrets(config) },
      { email: email.toLowerCase(), role, name },
    )
    console.log(
      `${name} (${role}) signs in with ${email} and this authenticator secret:\n  ${secret}\n  ${uri}`,
    )
    return 0
  } finally {
    await db.close()
  }
}
