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
