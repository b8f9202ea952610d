import type { StaffMember } from '#shared/contract/accounts/accounts.ts'
import { DESK_SUBJECTS, type DeskSubject } from '#shared/contract/moderation/desk-subjects.ts'
import { getStaffMember } from '#server/accounts/team.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'

/** Permits any member of the team. Returns the member's id. */
export async function memberOf({ db }: Parts, context: Pick<Context, 'holder'>): Promise<string> {
  return (await getStaffMember(db.identity, context)).id
}

/** Permits members with the role of a subject, and administrators. Returns the member's id. */
export async function mayDecideOn(
  { db }: Parts,
  subject: DeskSubject,
  context: Pick<Context, 'holder'>,
): Promise<string> {
  const { id, role } = await getStaffMember(db.identity, context)
  if (!decidesOn(subject, role)) fail('forbidden')
  return id
}

/** Permits administrators only. Returns the member's id. */
export async function mayDecideAlone({ db }: Parts, context: Pick<Context, 'holder'>): Promise<string> {
  const { id, role } = await getStaffMember(db.identity, context)
  if (role !== 'administrator') fail('forbidden')
  return id
}

/** Permits the whole team to read the history. Returns whether the member decides on reviews. */
export async function mayRead({ db }: Parts, context: Pick<Context, 'holder'>): Promise<boolean> {
  const { role } = await getStaffMember(db.identity, context)
  return decidesOn('review', role)
}

const decidesOn = (subject: DeskSubject, role: StaffMember['role']): boolean =>
  role === 'administrator' || role === DESK_SUBJECTS[subject].role
