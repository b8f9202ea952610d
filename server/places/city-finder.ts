export type City = { id: string; name: string; kind: 'kota' | 'kabupaten' }
/** The id of a place, or the reason for none. */
export type FoundCity = { id: string } | 'unknown' | 'ambiguous'

/** Finds a city or regency by its code or by its name in an imported list. */
export function createCityFinder(cities: City[]) {
  const byId = new Map(cities.map(city => [city.id.replace('.', ''), city.id]))
  const byName = new Map<string, string | 'ambiguous'>()
  for (const city of cities) {
    const name = plain(city.name)
    add(`${city.kind} ${name}`, city.id)
    add(name, city.id)
  }
  return {
    /** By Kemendagri code, with or without the dot. */
    byCode(code: string): FoundCity {
      const id = byId.get(wholeCode(code).replace(/[.\s]/g, ''))
      return id === undefined ? 'unknown' : { id }
    },
    /** By name. "Bandung" is ambiguous, a city and a regency; "Surabaya" is only a city. */
    byName(text: string): FoundCity {
      const kind = kindOf(text)
      const id = byName.get(kind ? `${kind} ${plain(text)}` : plain(text))
      return id === undefined ? (isJakarta(text) ? 'ambiguous' : 'unknown') : id === 'ambiguous' ? id : { id }
    },
  }

  function add(name: string, id: string): void {
    byName.set(name, byName.has(name) ? 'ambiguous' : id)
  }
}

/** Restores a code that a spreadsheet read as a number: "32.10" becomes "32.1", or "32,1" in an Indonesian one. */
const wholeCode = (code: string): string =>
  code.replace(',', '.').replace(/^(\d\d\.\d)$/, match => `${match}0`)

export type CityFinder = ReturnType<typeof createCityFinder>

const KOTA = /^\s*(kota\s+adm(inistrasi|\.)?|kota|kotamadya|city\s+of)[\s.]+|\s+city\s*$/i
const KABUPATEN = /^\s*(kabupaten\s+adm(inistrasi|\.)?|kabupaten|kab\.?|regency\s+of)[\s.]+|\s+regency\s*$/i

const kindOf = (text: string): City['kind'] | undefined =>
  KABUPATEN.test(text) ? 'kabupaten' : KOTA.test(text) ? 'kota' : undefined

/** Normalises a name: "Kota Administrasi Jakarta Selatan" and "South Jakarta" → "jakarta selatan". */
function plain(name: string): string {
  const bare = name.replace(KABUPATEN, '').replace(KOTA, '').toLowerCase()
  return bare
    .replace(/^(north|south|east|west|central) jakarta$/, (_, side: string) => `jakarta ${SIDES[side]}`)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const SIDES: Record<string, string> = {
  north: 'utara',
  south: 'selatan',
  east: 'timur',
  west: 'barat',
  central: 'pusat',
}

/** The capital's name is shared by five cities and a regency. */
const isJakarta = (text: string): boolean => /^\s*(dki\s+|kota\s+)?jakarta(\s+raya)?\s*$/i.test(text)
