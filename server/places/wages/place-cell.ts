import { createCityFinder, type FoundCity } from '../city-finder.ts'
import { provinceOf, type Places } from '../places.ts'
import { createProvinceFinder } from '../province-finder.ts'
import { short } from '#server/platform/import/cells.ts'
import type { WageColumn } from './columns.ts'

/** The code of a province or regency, or the problem of a row's place. */
export type FoundPlace = { place: string } | { problem: string }
/** The content of one cell; `id` is set where it names exactly one place. */
type Saying = { said: string; id: string | undefined; isCode: boolean; isSeveral: boolean }
type Cell = (column: WageColumn) => string

/** Finds the place of a row by all its cells; a code and a name of different places are a problem, because cells may be shifted. */
export function createPlaceReader(places: Places) {
  const cities = createCityFinder([...places.cities])
  const provinces = createProvinceFinder(places)

  return (cell: Cell): FoundPlace => {
    const ofProvince = [
      saying(cell('provinceCode'), true, provinces.byCode),
      saying(cell('province'), false, provinces.byName),
    ].filter(one => one !== undefined)
    const own = [
      saying(cell('cityCode'), true, cities.byCode),
      saying(cell('code'), true, anyByCode),
      saying(cell('city'), false, cities.byName),
      saying(cell('place'), false, anyByName),
    ].filter(one => one !== undefined)
    const found = meant(own.length > 0 ? own : ofProvince)
    if ('problem' in found) return found
    const other = ofProvince.find(one => one.id && one.id !== provinceOf(found.place))
    return other ? { problem: `"${short(other.said)}" is not the province of ${found.place}` } : found
  }

  function anyByCode(code: string): FoundCity {
    const province = provinces.byCode(code)
    return province === 'unknown' ? cities.byCode(code) : province
  }

  /** "Bali" is a province, "Surabaya" a city, "Jambi" is ambiguous. */
  function anyByName(name: string): FoundCity {
    const province = provinces.byName(name)
    if (province === 'unknown') return cities.byName(name)
    const isAlone = /^(prov|dki)/i.test(name.trim()) || cities.byName(name) === 'unknown'
    return isAlone ? province : 'ambiguous'
  }
}

function saying(said: string, isCode: boolean, find: (said: string) => FoundCity): Saying | undefined {
  if (said === '') return undefined
  const found = find(said)
  const id = typeof found === 'object' ? found.id : undefined
  return { said, id, isCode, isSeveral: found === 'ambiguous' }
}

/** An unknown code is a problem; an unknown name is ignored if there is a code. */
function meant(sayings: Saying[]): FoundPlace {
  if (sayings.length === 0) return { problem: 'the row names no place' }
  const unknown = sayings.find(one => one.isCode && !one.id)
  if (unknown) return { problem: `the code "${short(unknown.said)}" is no regency's and no province's` }
  const [first, ...others] = sayings.filter(one => one.id)
  if (!first?.id) return { problem: notFound(sayings[0] as Saying) }
  const other = others.find(one => one.id !== first.id)
  if (other) return { problem: `"${short(first.said)}" and "${short(other.said)}" are two places` }
  return { place: first.id }
}

const notFound = ({ said, isSeveral }: Saying): string =>
  isSeveral
    ? `"${short(said)}" is the name of several places: say which ("Kota …", "Kabupaten …", "Provinsi …"), or give its code`
    : `"${short(said)}" is no regency and no province`
