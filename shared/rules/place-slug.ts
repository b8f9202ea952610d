/** Slug of a city or regency: "kota-bekasi", "kabupaten-bandung". */
export const placeSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
