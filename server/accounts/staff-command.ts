import { z } from 'zod'
import { staffMember, type StaffMember } from '#shared/contract/accounts/accounts.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDb } from '#server/platform/db/db.ts'
import { ensureMigrated } from '#server/platform/db/migrate.ts'
import type { Parts } from '#server/platform/parts.ts'
import { readSecrets } from '#server/platform/secrets.ts'
import { addStaff, removeStaff } from './staff.ts'

const ADD = 'npm run team:add -- EMAIL moderator|editor|administrator "NAME"'
const REMOVE = 'npm run team:remove -- EMAIL'
const email = z.email().toLowerCase()
const added = z.tuple([email, staffMember.shape.role, z.string().trim().min(1).max(80)])
const removed = z.tuple([email])

/**
 * Adds a member of the team, or changes one, and prints the secret for their authenticator. Exit code 2 for wrong
 * arguments.
 */
export async function runAddStaff(args: string[]): Promise<number> {
  const given = added.safeParse(args)
  if (!given.success) return misused(ADD)
  const [address, role, name] = given.data
  return withDatabase(async parts => {
    const { secret, uri, before } = await addStaff(parts, { email: address, role, name })
    console.log(`${changeOf(before, { name, role })}
${name} (${role}) signs in at /tim with ${address} and this authenticator secret:\n  ${secret}\n  ${uri}`)
    return 0
  })
}

/** Removes a member from the team at once. Exit code 1 where nobody on the team has the address. */
export async function runRemoveStaff(args: string[]): Promise<number> {
  const given = removed.safeParse(args)
  if (!given.success) return misused(REMOVE)
  const [address] = given.data
  return withDatabase(async parts => {
    const member = await removeStaff(parts, address)
    if (!member) {
      console.error(`Nobody on the team has the address ${address}.`)
      return 1
    }
    console.log(`Removed: ${member.name} (${member.role}) is signed out everywhere and cannot sign in again.`)
    return 0
  })
}

function changeOf(before: StaffMember | undefined, now: StaffMember): string {
  if (!before) return 'Added.'
  if (before.name === now.name && before.role === now.role) return 'Already on the team; nothing was changed.'
  return `Changed: was ${before.name} (${before.role}).`
}

async function withDatabase(
  work: (parts: Pick<Parts, 'db' | 'secrets'>) => Promise<number>,
): Promise<number> {
  const config = readConfig(process.env)
  const db = await openDb(config)
  try {
    await ensureMigrated(db)
    return await work({ db, secrets: readSecrets(config) })
  } finally {
    await db.close()
  }
}

function misused(usage: string): number {
  console.error(usage)
  return 2
}
