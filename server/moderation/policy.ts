import type { StaffMember } from '#shared/contract/accounts.ts'
import { getStaffMember } from '#server/accounts/team.ts'
import type { Context } from '#server/platform/api.ts'
import { fail } from '#server/platform/errors.ts'
import type { Parts } from '#server/platform/parts.ts'

/** Anybody of the team. Returns who it is. */
export async function memberOf({ db }: Parts, context: Pick<Context, 'holder'>): Promise<string> {
  return (await getStaffMember(db.identity, context)).id
}

/** Moderators and administrators decide on reviews. Returns who it is. */
export async function mayDecide({ db }: Parts, context: Pick<Context, 'holder'>): Promise<string> {
  const { id, role } = await getStaffMember(db.identity, context)
  if (!decides(role)) fail('forbidden')
  return id
}

const decides = (role: StaffMember['role']): boolean => role === 'moderator' || role === 'administrator'

/** Editors and administrators decide on companies. Returns who it is. */
export async function mayEdit({ db }: Parts, context: Pick<Context, 'holder'>): Promise<string> {
  const { id, role } = await getStaffMember(db.identity, context)
  if (role !== 'editor' && role !== 'administrator') fail('forbidden')
  return id
}

/** The whole team reads what was done. Returns whether it is somebody who decides on reviews. */
export async function mayRead({ db }: Parts, context: Pick<Context, 'holder'>): Promise<boolean> {
  const { role } = await getStaffMember(db.identity, context)
  return decides(role)
}
