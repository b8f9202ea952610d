import type {
  OwnProfile,
  ProfileChange,
  PublicProfile,
  ShownPicture,
} from '#shared/contract/owners/profile.ts'
import { PROFILE_LINKS } from '#shared/contract/owners/profile-keys.ts'
import type { Locale } from '#shared/locale.ts'
import { RETENTION } from '#shared/rules/kept/retention.ts'
import { addDays, dayOf, type Clock } from '#server/platform/clock.ts'
import { changed, type Db, type Queryable, type Tx } from '#server/platform/db/db.ts'
import { fail, failField } from '#server/platform/http/errors.ts'
import type { Files } from '#server/platform/files/files.ts'
import type { Places } from '#server/places/places.ts'
import { lockCompany, type Company } from '../find.ts'
import { changedFields, EMPTY_FACTS, mergedFacts, withChange, type ProfileFacts } from './profile-facts.ts'
import * as store from './store.ts'
import type { PictureRow, VersionRow } from './store.ts'
import { townsIn } from '#shared/rules/map-places.ts'
import type { Point } from '#shared/rules/map.ts'
import { nearestTo } from '#server/places/points.ts'

export type { PictureRow } from './store.ts'

/** The author of a version: a representative of the company, or the team member who restores an earlier one. */
export type Speaker = { owner: string } | { staff: string }
type Deps = { db: Db; clock: Clock }

const HISTORY_SHOWN = 50
/** A picture that is no longer shown can be restored for this long. */
const PICTURE_DAYS = RETENTION.replaced_picture.days

/**
 * Facts known before a representative wrote anything: they prefill the form, where they can be corrected or deleted.
 */
const startOf = (known: Company): ProfileFacts => ({
  ...EMPTY_FACTS,
  about_id: known.summary_id,
  about_en: known.summary_en,
  industry: known.industry,
  size_band: known.size_band,
  founded_year: known.founded_year,
  links: known.website_host ? { website: `https://${known.website_host}/` } : {},
})

/**
 * Changes the profile, live at once. If a colleague changed the same fields since the version that the sender saw, it
 * fails with `conflict` (409) and writes nothing.
 */
export function changeProfile(
  deps: Deps,
  companyId: string,
  change: ProfileChange,
  by: Speaker,
): Promise<void> {
  return write(deps, companyId, by, async (tx, newest) => {
    const next = withChange(newest.facts, change, await store.listPictures(tx, companyId))
    const seen = change.version
    if (seen !== undefined && seen < newest.version) await refuseOver(tx, companyId, seen, newest, next)
    return next
  })
}

/** Stores and shows an uploaded picture; the same one sent again changes nothing. */
export function showPicture(
  deps: Deps,
  companyId: string,
  {
    as,
    alt,
    picture,
    most,
  }: { as: 'logo' | 'cover' | 'gallery'; alt: string; picture: PictureRow; most: number },
  by: Speaker,
): Promise<void> {
  return write(deps, companyId, by, async (tx, { facts }) => {
    await store.insertPicture(tx, companyId, picture, dayOf(deps.clock.now()))
    if (as !== 'gallery') return { ...facts, [as]: picture.hash }
    if (facts.gallery.some(shot => shot.picture === picture.hash)) return facts
    if (facts.gallery.length >= most) failField('image', 'too_many', { max: most })
    return { ...facts, gallery: [...facts.gallery, { picture: picture.hash, alt }] }
  })
}

/** Restores an earlier version, except for pictures that are gone by now. */
export function restoreVersion(deps: Deps, companyId: string, version: number, by: Speaker): Promise<void> {
  return write(deps, companyId, by, async tx => {
    const versions = await store.listVersions(tx, companyId, Number.MAX_SAFE_INTEGER)
    const { facts } = versions.find(one => one.version === version) ?? fail('not_found')
    const known = new Set((await store.listPictures(tx, companyId)).map(({ hash }) => hash))
    const still = (hash: string | null) => (hash && known.has(hash) ? hash : null)
    const gallery = facts.gallery.filter(({ picture }) => known.has(picture))
    return { ...facts, logo: still(facts.logo), cover: still(facts.cover), gallery }
  })
}

/**
 * The only function that writes profiles: adds a version. The lock on the company's row serializes concurrent writers.
 */
async function write(
  { db, clock }: Deps,
  companyId: string,
  by: Speaker,
  next: (tx: Tx, newest: VersionRow) => Promise<ProfileFacts>,
): Promise<void> {
  await db.begin('content', tx => writeIn(tx, clock, companyId, by, next))
}

async function writeIn(
  tx: Tx,
  clock: Clock,
  companyId: string,
  by: Speaker,
  next: (tx: Tx, newest: VersionRow) => Promise<ProfileFacts>,
): Promise<void> {
  const on_day = dayOf(clock.now())
  const company = await lockCompany(tx, companyId)
  const newest = (await store.findNewest(tx, companyId)) ?? first(company, on_day)
  const facts = await next(tx, newest)
  if (changedFields(newest.facts, facts).length === 0) return
  if (newest.version === 0) await store.insertVersion(tx, companyId, newest)
  const by_owner = 'owner' in by ? by.owner : null
  const by_staff = 'staff' in by ? by.staff : null
  await store.insertVersion(tx, companyId, { version: newest.version + 1, facts, on_day, by_owner, by_staff })
  await store.updateFacts(tx, companyId, facts)
  changed(`company:${companyId}`)
}

/**
 * On a merge, moves the profile to the other company if that one has none yet, next to the facts that are known there.
 * Nothing else of the merged company's profile is left.
 */
export async function moveProfile(tx: Tx, clock: Clock, from: string, into: string): Promise<void> {
  const theirs = await store.findNewest(tx, from)
  const by = theirs && speakerOf(theirs)
  if (by)
    await writeIn(tx, clock, into, by, async (_, { version, facts }) => {
      if (version > 0) return facts
      await store.movePictures(tx, from, into)
      return mergedFacts(theirs.facts, facts)
    })
  await store.deleteProfile(tx, from)
}

const speakerOf = ({ by_owner, by_staff }: VersionRow): Speaker | undefined =>
  by_owner ? { owner: by_owner } : by_staff ? { staff: by_staff } : undefined

const first = (company: Company, on_day: string): VersionRow => ({
  version: 0,
  facts: startOf(company),
  on_day,
  by_owner: null,
  by_staff: null,
})

async function refuseOver(
  tx: Tx,
  companyId: string,
  seen: number,
  newest: VersionRow,
  next: ProfileFacts,
): Promise<void> {
  const versions = await store.listVersions(tx, companyId, newest.version - seen + 1)
  const then = versions.find(({ version }) => version === seen)?.facts ?? newest.facts
  const theirs = new Set(changedFields(then, newest.facts))
  if (changedFields(newest.facts, next).some(field => theirs.has(field))) fail('conflict')
}

export type ProfileHistory = (Omit<VersionRow, 'facts'> & { changed: ReturnType<typeof changedFields> })[]

/** The complete profile with its history, newest first, for those who may change it. */
export async function readProfile(
  sql: Queryable,
  company: Company,
): Promise<{ profile: OwnProfile; history: ProfileHistory }> {
  const versions = await store.listVersions(sql, company.id, HISTORY_SHOWN + 1)
  const facts = versions[0]?.facts ?? startOf(company)
  const pictures = await store.listPictures(sql, company.id)
  const history = versions.slice(0, HISTORY_SHOWN).flatMap(({ facts: after, ...row }, at) => {
    const before = versions[at + 1]?.facts
    return before ? [{ ...row, changed: changedFields(before, after) }] : []
  })
  return {
    profile: { ...facts, version: versions[0]?.version ?? 0, gallery: shown(facts, pictures) },
    history,
  }
}

/** The profile as readers get it; undefined if the company has written none. */
export async function findPublicProfile(
  { sql, places, locale }: { sql: Queryable; places: Places; locale: Locale },
  companyId: string,
): Promise<{ profile: PublicProfile; logo: string | null; cover: string | null } | undefined> {
  const newest = await store.findNewest(sql, companyId)
  if (!newest || newest.version === 0) return undefined
  const { facts, on_day } = newest
  const pictures = facts.gallery.length > 0 ? await store.listPictures(sql, companyId) : []
  const { lat, long, links, about_id, about_en, logo, cover } = facts
  return {
    logo,
    cover,
    profile: {
      updated: on_day.slice(0, 7),
      about: locale === 'en' ? (about_en ?? about_id) : (about_id ?? about_en),
      benefits: facts.benefits,
      offices: facts.offices,
      place: lat === null || long === null ? null : placeShown({ lat, long }, places),
      links: PROFILE_LINKS.flatMap(key => (links[key] ? [{ key, url: links[key] }] : [])),
      gallery: shown(facts, pictures),
    },
  }
}

function shown({ gallery }: ProfileFacts, pictures: PictureRow[]): ShownPicture[] {
  const known = new Map(pictures.map(picture => [picture.hash, picture]))
  return gallery.flatMap(({ picture, alt }) => {
    const row = known.get(picture)
    return row ? [{ picture, alt, width: row.width, height: row.height }] : []
  })
}

/** Deletes pictures that have not been shown for a month, and then their files. */
export async function sweepPictures({ db, clock, files }: Deps & { files: Files }): Promise<void> {
  const by = addDays(dayOf(clock.now()), -PICTURE_DAYS)
  await db.begin('content', tx => store.deleteUnshown(tx, by))
  await files.sweep('public', async keys => {
    const known = new Set(await store.listKnownHashes(db.content, keys.map(hashOf)))
    return new Set(keys.filter(key => known.has(hashOf(key))))
  })
}

const hashOf = (key: string): string => key.split('-')[0] as string

/** Side of the map around a company, in degrees: an hour's or two hours' drive to either side. */
const SPAN = 2

/** The company's location, the nearest place, and towns for orientation. */
function placeShown({ lat, long }: Point, { points }: Places): PublicProfile['place'] {
  const near = nearestTo({ lat, long }, points)
  const [{ id, name, kind, province }] = near as [(typeof near)[0]]
  const towns = [...near.filter(city => city.kind === 'kota'), ...near.filter(city => city.kind !== 'kota')]
  const view = { lat, long, span: SPAN }
  return {
    near: { id, name, kind, province },
    towns: townsIn(view, towns).map(town => ({ name: town.name, lat: town.lat, long: town.long })),
    lat,
    long,
    span: SPAN,
  }
}
