import { getStaffMember } from '#server/accounts/team.ts'
import type { Context } from '#server/platform/api.ts'
import { fail } from '#server/platform/errors.ts'
import type { Parts } from '#server/platform/parts.ts'

/** Moderators and administrators decide on reviews. Returns who it is. */
export async function mayDecide({ db }: Parts, context: Pick<Context, 'holder'>): Promise<string> {
  const { id, role } = await getStaffMember(db.identity, context)
  if (role !== 'moderator' && role !== 'administrator') fail('forbidden')
  return id
}

/** Editors and administrators decide on companies. Returns who it is. */
export async function mayEdit({ db }: Parts, context: Pick<Context, 'holder'>): Promise<string> {
  const { id, role } = await getStaffMember(db.identity, context)
  if (role !== 'editor' && role !== 'administrator') fail('forbidden')
  return id
}

/** The whole team reads what was done. */
export async function mayRead({ db }: Parts, context: Pick<Context, 'holder'>): Promise<void> {
  await getStaffMember(db.identity, context)
}
