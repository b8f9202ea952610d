import type { HandlerInput } from '#shared/contract/contract.ts'
import type { ProfileAnswer } from '#shared/contract/owners/profile.ts'
import { getCompany } from '#server/companies/find.ts'
import { restoreVersion } from '#server/companies/profile/profile.ts'
import { mayDecideOn } from '#server/moderation/policy.ts'
import type { Context } from '#server/platform/http/api.ts'
import type { Parts } from '#server/platform/parts.ts'
import { presentProfile } from './profile.ts'

export async function teamProfile(
  parts: Parts,
  { params }: HandlerInput<'teamProfile'>,
  context: Context,
): Promise<ProfileAnswer> {
  await mayDecideOn(parts, 'company', context)
  return presentProfile(parts, await getCompany(parts.db.content, params.id))
}

/** Restores an earlier version; the company's history shows that the team did it. */
export async function setProfileBack(
  parts: Parts,
  { params, body }: HandlerInput<'setProfileBack'>,
  context: Context,
): Promise<ProfileAnswer> {
  const staff = await mayDecideOn(parts, 'company', context)
  const company = await getCompany(parts.db.content, params.id)
  await restoreVersion(parts, company.id, body.version, { staff })
  return presentProfile(parts, company)
}
