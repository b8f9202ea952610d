import type { HandlerInput } from '#shared/contract/contract.ts'
import { PROFILE_LIMITS, type ProfileAnswer, type ProfileChange } from '#shared/contract/owners/profile.ts'
import { refuseInOwnWords } from '#server/companies/contacts.ts'
import {
  readProfile,
  changeProfile,
  showPicture,
  type ProfileHistory,
} from '#server/companies/profile/profile.ts'
import type { Company } from '#server/companies/find.ts'
import { drawPicture, type PictureUse } from '#server/files/pictures.ts'
import { yearOf } from '#server/platform/clock.ts'
import { failField, orWait } from '#server/platform/http/errors.ts'
import type { Context } from '#server/platform/http/api.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import type { Parts } from '#server/platform/parts.ts'
import { getOwner, type ActingOwner } from './owner.ts'
import { openPerson } from './person.ts'
import * as store from './store.ts'

const PICTURES: Rule = { name: 'owner-pictures', most: 60, seconds: 3600 }
const SAVES: Rule = { name: 'owner-saves', most: 120, seconds: 3600 }

export async function ownerProfile(
  parts: Parts,
  { params }: HandlerInput<'ownerProfile'>,
  context: Context,
): Promise<ProfileAnswer> {
  const { company } = await getOwner(parts, context, 'profile', params.name)
  return presentProfile(parts, company)
}

/** An owner's changes are live at once, and every change names its author. */
export async function saveProfile(
  parts: Parts,
  { params, body }: HandlerInput<'saveProfile'>,
  context: Context,
): Promise<ProfileAnswer> {
  const owner = await getOwner(parts, context, 'profile', params.name)
  orWait(await parts.limits.here.take({ rule: SAVES, of: [owner.id] }))
  if ((body.founded_year ?? 0) > yearOf(parts.clock.now())) failField('founded_year', 'future_year')
  refuseInOwnWords(textsOf(body))
  await changeProfile(parts, owner.company.id, body, { owner: owner.id })
  return presentProfile(parts, owner.company)
}

/** Texts of a change that readers see, by the field names under which the form shows errors. */
function textsOf({ about_id, about_en, benefits = [], offices = [], gallery = [] }: ProfileChange) {
  return {
    about_id,
    about_en,
    ...Object.fromEntries(benefits.map((benefit, at) => [`benefits_${at}`, benefit])),
    ...Object.fromEntries(offices.map(({ name }, at) => [`offices_${at}_name`, name])),
    ...Object.fromEntries(offices.map(({ address }, at) => [`offices_${at}_address`, address])),
    ...Object.fromEntries(gallery.map(({ alt }, at) => [`gallery_${at}_alt`, alt])),
  }
}

type SentPicture = HandlerInput<'uploadProfileImage'> & { body: { alt?: string | undefined } }

export async function uploadPicture(
  parts: Parts,
  as: PictureUse,
  { params, body, file }: SentPicture,
  context: Context,
): Promise<ProfileAnswer> {
  const owner: ActingOwner = await getOwner(parts, context, 'profile', params.name)
  orWait(await parts.limits.here.take({ rule: PICTURES, of: [owner.id] }))
  refuseInOwnWords({ alt: body.alt })
  const picture = await drawPicture(parts.files, { path: file.path, use: as, field: 'image' })
  const shown = { as, alt: body.alt ?? owner.company.name, picture, most: PROFILE_LIMITS.gallery }
  await showPicture(parts, owner.company.id, shown, { owner: owner.id })
  return presentProfile(parts, owner.company)
}

/** A company's profile with its history, which names the owner who made each change. */
export async function presentProfile(
  parts: Pick<Parts, 'db' | 'secrets'>,
  company: Company,
): Promise<ProfileAnswer> {
  const { profile, history } = await readProfile(parts.db.content, company)
  const names = await namesOf(parts, history)
  return {
    profile,
    history: history.map(({ version, on_day, by_owner, changed }) => ({
      version,
      day: on_day,
      who: by_owner && (names.get(by_owner) ?? null),
      changed,
    })),
  }
}

async function namesOf(
  { db, secrets }: Pick<Parts, 'db' | 'secrets'>,
  history: ProfileHistory,
): Promise<Map<string, string>> {
  const ids = [...new Set(history.flatMap(({ by_owner }) => by_owner ?? []))]
  const rows = ids.length > 0 ? await store.listPeople(db.identity, ids) : []
  return new Map(rows.map(row => [row.id, openPerson(secrets, row).name]))
}
