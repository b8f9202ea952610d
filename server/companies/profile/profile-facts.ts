import type { Industry, SizeBand } from '#shared/contract/keys.ts'
import {
  DELETED,
  PROFILE_FIELDS,
  type ProfileChange,
  type ProfileField,
} from '#shared/contract/owners/profile.ts'
import { PROFILE_LINKS, type ProfileLink } from '#shared/contract/owners/profile-keys.ts'
import { failField } from '#server/platform/http/errors.ts'
import type { PictureRow } from './store.ts'

type Shot = { picture: string; alt: string }

export type ProfileFacts = {
  about_id: string | null
  about_en: string | null
  industry: Industry | null
  size_band: SizeBand | null
  founded_year: number | null
  benefits: string[]
  offices: { name: string; address: string }[]
  lat: number | null
  long: number | null
  logo: string | null
  cover: string | null
  gallery: Shot[]
  links: Partial<Record<ProfileLink, string>>
}

export const EMPTY_FACTS: ProfileFacts = {
  about_id: null,
  about_en: null,
  industry: null,
  size_band: null,
  founded_year: null,
  benefits: [],
  offices: [],
  lat: null,
  long: null,
  logo: null,
  cover: null,
  gallery: [],
  links: {},
}

/**
 * Applies a change; omitted fields stay. Pictures that are gone, or belong to another company, are refused at their
 * field.
 */
export function withChange(facts: ProfileFacts, change: ProfileChange, pictures: PictureRow[]): ProfileFacts {
  const { version: _, locale: _locale, logo, cover, ...given } = change
  if ((given.lat === undefined) !== (given.long === undefined))
    failField(given.lat === undefined ? 'lat' : 'long', 'required')
  const known = new Set(pictures.map(({ hash }) => hash))
  const next = { ...facts, links: { ...facts.links } }
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined) continue
    if (!isLink(key)) Object.assign(next, { [key]: value })
    else if (value) next.links[key] = value as string
    else delete next.links[key]
  }
  if (next.gallery.some(({ picture }) => !known.has(picture))) failField('gallery', 'file_gone')
  if (logo === DELETED) next.logo = null
  if (cover === DELETED) next.cover = null
  return next
}

/**
 * Merges the profile of one company into another: known facts of the other stay, and fill what the profile leaves out.
 */
export const mergedFacts = (facts: ProfileFacts, known: ProfileFacts): ProfileFacts => ({
  ...facts,
  about_id: facts.about_id ?? known.about_id,
  about_en: facts.about_en ?? known.about_en,
  links: { ...known.links, ...facts.links },
  industry: known.industry ?? facts.industry,
  size_band: known.size_band ?? facts.size_band,
  founded_year: known.founded_year ?? facts.founded_year,
})

const isLink = (key: string): key is ProfileLink => (PROFILE_LINKS as readonly string[]).includes(key)

export const changedFields = (before: ProfileFacts, after: ProfileFacts): ProfileField[] =>
  PROFILE_FIELDS.filter(field => canonicalJson(before[field]) !== canonicalJson(after[field]))

/** JSON with sorted keys, because the database may return an object's keys in any order. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
