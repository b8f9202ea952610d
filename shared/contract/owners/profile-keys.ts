/** Links of a company's profile. */
export const PROFILE_LINKS = [
  'website',
  'linkedin',
  'instagram',
  'facebook',
  'x',
  'youtube',
  'tiktok',
] as const
export type ProfileLink = (typeof PROFILE_LINKS)[number]

/** Most pictures in the gallery. */
export const PROFILE_GALLERY = 12
