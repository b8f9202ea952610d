import { z } from 'zod'
import { city, count, day, id, locale, month, slug, text, typed, whole } from '../fields.ts'
import { INDUSTRIES, SIZE_BANDS } from '../keys.ts'
import { PROFILE_GALLERY, PROFILE_LINKS, type ProfileLink } from './profile-keys.ts'
import { INDONESIA } from '../../rules/map-places.ts'

/** Limits in characters and in number of entries. */
export const PROFILE_LIMITS = {
  about: 1500,
  benefits: 12,
  benefit: 60,
  offices: 12,
  gallery: PROFILE_GALLERY,
  alt: 150,
}
/** The specification's value for a deleted link or picture. */
export const DELETED = '_del_'

const LINK_HOSTS: Record<Exclude<ProfileLink, 'website'>, readonly string[]> = {
  linkedin: ['linkedin.com'],
  instagram: ['instagram.com'],
  facebook: ['facebook.com', 'fb.com'],
  x: ['x.com', 'twitter.com'],
  youtube: ['youtube.com', 'youtu.be'],
  tiktok: ['tiktok.com'],
}

const picture = z.string().regex(/^[\da-f]{40}$/)
const about = typed(PROFILE_LIMITS.about)
  .transform(value => value || null)
  .nullable()

const office = z.strictObject({ name: text(2, 80), address: text(5, 300) })

/** A web address as people type it, with https as the default protocol. The link of a social network must be on its hosts. */
function linkOf(key: ProfileLink) {
  return typed(300).transform((value, context) => {
    if (value === DELETED || value === '') return null
    const url = URL.parse(/^https?:\/\//i.test(value) ? value : `https://${value}`)
    const bad = () => {
      context.addIssue({
        code: 'custom',
        params: { key: key === 'website' ? 'link' : 'link_of' },
        input: value,
      })
      return z.NEVER
    }
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return bad()
    if (!/^[^.]+(\.[^.]+)+$/.test(url.hostname) || /^[\d.]+$|:/.test(url.hostname)) return bad()
    const host = url.hostname.replace(/^www\./, '')
    const hosts = key === 'website' ? undefined : LINK_HOSTS[key]
    if (hosts && !hosts.some(one => host === one || host.endsWith(`.${one}`))) return bad()
    return url.href
  })
}

const links = Object.fromEntries(PROFILE_LINKS.map(key => [key, linkOf(key).nullish()])) as Record<
  ProfileLink,
  z.ZodOptional<z.ZodNullable<ReturnType<typeof linkOf>>>
>

/** A coordinate within Indonesia's bounding box. */
const coordinate = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d{1,3}(\.\d{1,12})?$/)
        .transform(Number),
    ])
    .pipe(z.number().min(min).max(max))
    .nullable()

/** Links may also use the specification's names, as `website_link`; the shorter name takes precedence. */
const LINK_FORMS = ['website', 'facebook', 'instagram', 'linkedin'] as const satisfies ProfileLink[]
const LINKS_IN_FULL = Object.fromEntries(
  LINK_FORMS.map(key => [`${key}_link`, linkOf(key).nullish()]),
) as Record<`${(typeof LINK_FORMS)[number]}_link`, (typeof links)[ProfileLink]>

/**
 * An owner's change; omitted fields keep their values. `version`: the version that the sender saw, for optimistic
 * locking against a colleague's change.
 */
const profileFields = z.strictObject({
  about_id: about.optional(),
  about_en: about.optional(),
  industry: z.enum(INDUSTRIES).nullish(),
  size_band: z.enum(SIZE_BANDS).nullish(),
  founded_year: whole(1600, 9999).nullish(),
  benefits: z.array(text(2, PROFILE_LIMITS.benefit)).max(PROFILE_LIMITS.benefits).optional(),
  offices: z.array(office).max(PROFILE_LIMITS.offices).optional(),
  lat: coordinate(INDONESIA.south, INDONESIA.north).optional(),
  long: coordinate(INDONESIA.west, INDONESIA.east).optional(),
  logo: z.literal(DELETED).optional(),
  cover: z.literal(DELETED).optional(),
  gallery: z
    .array(z.strictObject({ picture, alt: text(3, PROFILE_LIMITS.alt) }))
    .max(PROFILE_LIMITS.gallery)
    .optional(),
  ...links,
  ...LINKS_IN_FULL,
  version: z.number().int().min(0).optional(),
  locale: locale.optional(),
})
export const profileChange = profileFields.transform(change => {
  const { website_link, facebook_link, instagram_link, linkedin_link, ...rest } = change
  const named = {
    website: website_link,
    facebook: facebook_link,
    instagram: instagram_link,
    linkedin: linkedin_link,
  }
  const given = Object.entries(named).filter(
    ([key, link]) => link !== undefined && rest[key as ProfileLink] === undefined,
  )
  return { ...rest, ...(Object.fromEntries(given) as Partial<typeof named>) }
})
export type ProfileChange = z.output<typeof profileChange>

/** The address of a picture is: `/pictures/<picture>-<width>.webp`. */
const shownPicture = z.object({ picture, width: count, height: count, alt: z.string() })
export type ShownPicture = z.output<typeof shownPicture>

const point = { lat: z.number(), long: z.number() }
const town = z.object({ name: z.string(), ...point })
export type Town = z.output<typeof town>

/** `span`: width of the drawn map in degrees; `near`: the city or regency with the nearest seat. */
const shownPlace = z.object({ ...point, span: z.number(), near: city, towns: z.array(town) })

/** A company's profile, as readers see it. */
export const publicProfile = z.object({
  /** The month of the last change. */
  updated: month,
  about: z.string().nullable(),
  benefits: z.array(z.string()),
  offices: z.array(z.object({ name: z.string(), address: z.string() })),
  place: shownPlace.nullable(),
  links: z.array(z.object({ key: z.enum(PROFILE_LINKS), url: z.string() })),
  gallery: z.array(shownPicture),
})
export type PublicProfile = z.output<typeof publicProfile>

/** The complete profile, for its editors. */
const ownProfile = z.object({
  version: count,
  about_id: z.string().nullable(),
  about_en: z.string().nullable(),
  industry: z.enum(INDUSTRIES).nullable(),
  size_band: z.enum(SIZE_BANDS).nullable(),
  founded_year: z.number().int().nullable(),
  benefits: z.array(z.string()),
  offices: z.array(z.object({ name: z.string(), address: z.string() })),
  lat: z.number().nullable(),
  long: z.number().nullable(),
  logo: picture.nullable(),
  cover: picture.nullable(),
  gallery: z.array(shownPicture),
  links: z.partialRecord(z.enum(PROFILE_LINKS), z.string()),
})
export type OwnProfile = z.output<typeof ownProfile>

export const PROFILE_FIELDS = [
  'about_id',
  'about_en',
  'industry',
  'size_band',
  'founded_year',
  'benefits',
  'offices',
  'lat',
  'long',
  'logo',
  'cover',
  'gallery',
  'links',
] as const satisfies Exclude<keyof OwnProfile, 'version'>[]
export type ProfileField = (typeof PROFILE_FIELDS)[number]

/** Log of changes, newest first. `who` is null where the team reverted the profile. */
const profileEvent = z.object({
  version: count,
  day,
  who: z.string().nullable(),
  changed: z.array(z.enum(PROFILE_FIELDS)),
})

const profileAnswer = z.object({ profile: ownProfile, history: z.array(profileEvent) })
export type ProfileAnswer = z.output<typeof profileAnswer>

/** A place found by name or address; `within` is the area around it. */
const foundPlace = town.extend({ within: z.string().nullable() })
export type FoundPlace = z.output<typeof foundPlace>

const params = z.object({ name: slug })
const sentPicture = { params, body: z.strictObject({ locale: locale.optional() }), response: profileAnswer }

export const profileSchemas = {
  ownerProfile: { params, response: profileAnswer },
  saveProfile: { params, body: profileChange, response: profileAnswer },
  uploadProfileImage: sentPicture,
  uploadCoverImage: sentPicture,
  /** `alt`: the alternative text; it defaults to the company's name. */
  uploadGalleryImage: {
    ...sentPicture,
    body: z.strictObject({ alt: text(3, PROFILE_LIMITS.alt).optional(), locale: locale.optional() }),
  },
  /** Without `q`: every city and regency, for drawing a map. */
  ownerPlaces: {
    query: z.strictObject({ q: typed(200).optional() }),
    response: z.object({ places: z.array(foundPlace) }),
  },
  teamProfile: { params: z.object({ id }), response: profileAnswer },
  setProfileBack: {
    params: z.object({ id }),
    body: z.strictObject({ version: z.number().int().min(0) }),
    response: profileAnswer,
  },
}
