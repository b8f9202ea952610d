/** Where else a company is found. */
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

/** So many pictures of the place, at most. */
export const PROFILE_GALLERY = 12
