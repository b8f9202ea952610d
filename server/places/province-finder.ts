import { englishProvince } from '#shared/rules/english-places.ts'
import type { FoundCity } from './city-finder.ts'
import type { Places } from './places.ts'

/** Finds a province by its code, or by its name in either language. */
export function createProvinceFinder({ provinces }: Pick<Places, 'provinces'>) {
  const byName = new Map(
    provinces.flatMap(({ code, name }) =>
      [name, englishProvince(name)].map(one => [plain(one), { id: code }] as const),
    ),
  )
  const byCode = new Map(provinces.map(({ code }) => [code, { id: code }]))
  return {
    byCode: (code: string): FoundCity => byCode.get(code.trim()) ?? 'unknown',
    byName: (name: string): FoundCity => byName.get(plain(name)) ?? 'unknown',
  }
}

/** A province by its code or one of its names; undefined if unknown. */
export function provinceNamed(places: Places, given: string) {
  const finder = createProvinceFinder(places)
  const found = [finder.byCode(given), finder.byName(given)].find(one => typeof one === 'object')
  return found && places.findProvince(found.id)
}

/** "Prov. D.I. Yogyakarta" and "Special Region of Yogyakarta" → "yogyakarta"; "Kep. Riau" is not "Riau". */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(provinsi|propinsi|prov|province of) | province$/, '')
    .replace(/^(daerah (khusus ibukota|khusus|istimewa)|dki|di|d i|special region of) /, '')
    .replace(/^kep /, 'kepulauan ')
    .replace(/^(kepulauan )?bangka belitung( islands)?$/, 'bangka belitung')
    .replace('sumatra', 'sumatera')
