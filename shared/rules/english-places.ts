/** "Jakarta Selatan" is South Jakarta to English readers; in "Nusa Tenggara Barat" only the last word is a direction. */
const DIRECTIONS: readonly [RegExp, string][] = [
  [/ Barat Daya$/, 'Southwest'],
  [/(?<!^Nusa) Tenggara$/, 'Southeast'],
  [/( Bagian)? Barat$/, 'West'],
  [/( Bagian)? Timur$/, 'East'],
  [/ Utara$/, 'North'],
  [/ Selatan$/, 'South'],
  [/ Tengah$/, 'Central'],
  [/ Pusat$/, 'Central'],
]
const ISLANDS = [/^Kepulauan (.+)$/, /^(.+)(?<! dan) Kepulauan$/]
const KNOWN: Record<string, string> = {
  'DKI Jakarta': 'Jakarta',
  'DI Yogyakarta': 'Special Region of Yogyakarta',
  'Papua Pegunungan': 'Highland Papua',
  'Kepulauan Seribu': 'Thousand Islands',
}
const LANDS: Record<string, string> = { Jawa: 'Java', Sumatera: 'Sumatra' }

export const englishProvince = (name: string): string => english(name)

/** A city or regency by its name in the list: "Kota Bandung" → "Bandung City", "Kabupaten Bandung" → "Bandung Regency". */
export function englishCity(name: string): string {
  const [, kind, bare] = /^(Kota|Kabupaten) (.+)$/.exec(name) ?? []
  if (!bare) return english(name)
  return `${english(bare)} ${kind === 'Kota' ? 'City' : 'Regency'}`
}

function english(name: string): string {
  const known = KNOWN[name] ?? LANDS[name]
  if (known) return known
  const turned = DIRECTIONS.find(([direction]) => direction.test(name))
  if (turned) return `${turned[1]} ${english(name.replace(turned[0], ''))}`
  const islands = ISLANDS.map(form => form.exec(name)?.[1]).find(Boolean)
  return islands ? `${islands} Islands` : name
}
