import type { OwnProfile } from '#shared/contract/owners/profile.ts'

/** What a profile does not say yet, in the order of its editor. */
export function lacking(profile: OwnProfile) {
  const { logo, cover, about_id, about_en, benefits, offices, lat, gallery, links } = profile
  const has = {
    logo,
    cover,
    gallery: gallery.length,
    about: about_id ?? about_en,
    benefits: benefits.length,
    offices: offices.length,
    place: lat !== null,
    links: Object.values(links).some(Boolean),
  }
  return (Object.keys(has) as (keyof typeof has)[]).filter(part => !has[part])
}
