import { createCityFinder, type FoundCity } from '../city-finder.ts'
import { provinceOf, type Places } from '../places.ts'
import { createProvinceFinder } from '../province-finder.ts'
import { short } from '#server/platform/import/cells.ts'
import type { WageColumn } from './columns.ts'

/** The code of a province or regency, or the problem of a row's place. */
export type FoundPlace = { place: string } | { problem: string }
/** The content of one cell; `id` is set where it names exactly one place. */
type PlaceCell = { text: string; id: string | undefined; isCode: boolean; isSeveral: boolean }
type Cell = (column: WageColumn) => string

/** Finds the place of a row by all its cells; a code and a name of different places are a problem, because cells may be shifted. */
export function createPlaceReader(places: Places) {
  const cities = createCityFinder([...places.cities])
  const provinces = createProvinceFinder(places)

  return (cell: Cell): FoundPlace => {
    const ofProvince = [
      readCell(cell('provinceCode'), true, provinces.byCode),
      readCell(cell('province'), false, provinces.byName),
    ].filter(one => one !== undefined)
    const own = [
      readCell(cell('cityCode'), true, cities.byCode),
      readCell(cell('code'), true, anyByCode),
      readCell(cell('city'), false, cities.byName),
      readCell(cell('place'), false, anyByName),
    ].filter(one => one !== undefined)
    const found = resolve(own.length > 0 ? own : ofProvince)
    if ('problem' in found) return found
    const other = ofProvince.find(one => one.id && one.id !== provinceOf(found.place))
    return other ? { problem: `"${short(other.text)}" is not the province of ${found.place}` } : found
  }

  function anyByCode(code: string): FoundCity {
    const province = provinces.byCode(code)
    return province === 'unknown' ? cities.byCode(code) : province
  }

  /** "Bali" is a province, "Surabaya" a city, "Jambi" is ambiguous. */
  function anyByName(name: string): FoundCity {
    const province = provinces.byName(name)
    if (province === 'unknown') return cities.byName(name)
    const isUnambiguous = /^(prov|dki)/i.test(name.trim()) || cities.byName(name) === 'unknown'
    return isUnambiguous ? province : 'ambiguous'
  }
}

function readCell(text: string, isCode: boolean, find: (text: string) => FoundCity): PlaceCell | undefined {
  if (text === '') return undefined
  const found = find(text)
  const id = typeof found === 'object' ? found.id : undefined
  return { text, id, isCode, isSeveral: found === 'ambiguous' }
}

/** An unknown code is a problem; an unknown name is ignored if there is a code. */
function resolve(cells: PlaceCell[]): FoundPlace {
  if (cells.length === 0) return { problem: 'the row names no place' }
  const unknown = cells.find(one => one.isCode && !one.id)
  if (unknown) return { problem: `the code "${short(unknown.text)}" is no regency's and no province's` }
  const [first, ...others] = cells.filter(one => one.id)
  if (!first?.id) return { problem: notFound(cells[0] as PlaceCell) }
  const other = others.find(one => one.id !== first.id)
  if (other) return { problem: `"${short(first.text)}" and "${short(other.text)}" are two places` }
  return { place: first.id }
}

const notFound = ({ text, isSeveral }: PlaceCell): string =>
  isSeveral
    ? `"${short(text)}" is the name of several places: say which ("Kota …", "Kabupaten …", "Provinsi …"), or give its code`
    : `"${short(text)}" is no regency and no province`
