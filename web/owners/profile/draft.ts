import { PROFILE_LINKS, type ProfileLink } from '#shared/contract/owners/profile-keys.ts'
import type { Input } from '#shared/contract/contract.ts'
import type { OwnProfile, ShownPicture } from '#shared/contract/owners/profile.ts'

/** Values of the editor's fields, as typed. */
export type Draft = {
  about_id: string
  about_en: string
  industry: string
  size_band: string
  founded_year: string
  /** One per line. */
  benefits: string
  offices: { name: string; address: string }[]
  gallery: ShownPicture[]
  lat: string
  long: string
} & Record<ProfileLink, string>

export type DraftField = keyof Draft
type Change = Input<'saveProfile'>['body']

export const draftOf = (profile: OwnProfile): Draft => ({
  about_id: profile.about_id ?? '',
  about_en: profile.about_en ?? '',
  industry: profile.industry ?? '',
  size_band: profile.size_band ?? '',
  founded_year: profile.founded_year === null ? '' : String(profile.founded_year),
  benefits: profile.benefits.join('\n'),
  offices: profile.offices,
  gallery: profile.gallery,
  lat: profile.lat === null ? '' : String(profile.lat),
  long: profile.long === null ? '' : String(profile.long),
  ...(Object.fromEntries(PROFILE_LINKS.map(key => [key, profile.links[key] ?? ''])) as Record<
    ProfileLink,
    string
  >),
})

/** Fields whose value differs from the stored profile. */
export function editedFields(profile: OwnProfile, draft: Draft): DraftField[] {
  const stored = draftOf(profile)
  return (Object.keys(stored) as DraftField[]).filter(
    field => JSON.stringify(stored[field]) !== JSON.stringify(draft[field]),
  )
}

/** Three-way merge: edited fields keep their value, all others get the newer one. */
export function ontoNewer(draft: Draft, before: OwnProfile, after: OwnProfile): Draft {
  const edited = new Set<string>(editedFields(before, draft))
  const entries = Object.entries(draftOf(after)).map(([field, value]) => [
    field,
    edited.has(field) ? draft[field as DraftField] : value,
  ])
  return Object.fromEntries(entries) as Draft
}

/** Request body with the edited fields only. An emptied link is sent as the keyword that deletes it. */
export function changeOf(profile: OwnProfile, draft: Draft): Change {
  const edited = new Set(editedFields(profile, draft))
  const change: Record<string, unknown> = { version: profile.version }
  const put = (field: DraftField, value: unknown) => edited.has(field) && (change[field] = value)
  put('about_id', draft.about_id.trim() || null)
  put('about_en', draft.about_en.trim() || null)
  put('industry', draft.industry || null)
  put('size_band', draft.size_band || null)
  put('founded_year', draft.founded_year.trim() || null)
  put('benefits', linesOf(draft.benefits))
  put(
    'offices',
    draft.offices.filter(({ name, address }) => name.trim() || address.trim()),
  )
  put(
    'gallery',
    draft.gallery.map(({ picture, alt }) => ({ picture, alt })),
  )
  for (const key of PROFILE_LINKS) put(key, draft[key].trim() || '_del_')
  if (edited.has('lat') || edited.has('long'))
    Object.assign(change, { lat: degrees(draft.lat) || null, long: degrees(draft.long) || null })
  return change as Change
}

/** Decimal degrees for the API: "−6,2" becomes "-6.2". */
export const degrees = (text: string): string => text.trim().replace('−', '-').replace(',', '.')

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
