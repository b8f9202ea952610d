import type { PublicMinimumWage } from '#shared/contract/places/wages.ts'
import { provinceOf, type Places } from '../places.ts'
import type { Db } from '#server/platform/db/db.ts'
import { listFigures, type Figure } from './store.ts'

/** Cache subject of pages that show a minimum wage. */
export const CHANGED_WAGES = 'minimum-wages'

/** The minimum wage that applies in a place and year, in whole rupiah a month, with its place and source. */
export type MinimumWage = Omit<Figure, 'place'> & {
  /** `province` where the regency has no own wage, or none is known. */
  level: 'regency' | 'province'
  place: { id: string; name: string }
  /**
   * The place may have a higher wage that is not known here. The amount is then a lower bound and must not be called
   * the local minimum wage.
   */
  atLeast: boolean
}

/** A snapshot of all minimum wages. */
export type MinimumWages = {
  /** By the code of a city, regency or province; undefined where none is known for that year. */
  find(code: string, year: number): MinimumWage | undefined
  /**
   * The newest wage of a year up to `year`. Where a regency's own wage of that year is not known, its last known one
   * is returned as a lower bound if it is higher than the province's present one.
   */
  newest(code: string, year: number): MinimumWage | undefined
  /** Years with known wages, newest first. */
  years: readonly number[]
}

/**
 * Current minimum wages, cached in memory and reloaded after an import in every running process. Call it outside a
 * transaction, and call `shows(CHANGED_WAGES)` where the response may be cached.
 */
export function createMinimumWages(db: Db, places: Places): () => Promise<MinimumWages> {
  let cached: Promise<MinimumWages> | undefined
  db.onChange(subjects => {
    if (subjects === 'all' || subjects.includes(CHANGED_WAGES)) cached = undefined
  })
  const read = async () => tableOf(await listFigures(db.content), places)
  return () => {
    if (!db.receivesChanges()) return read()
    const reading = (cached ??= read())
    reading.catch(() => {
      if (cached === reading) cached = undefined
    })
    return reading
  }
}

function tableOf(figures: Figure[], places: Places): MinimumWages {
  const known = new Map(figures.map(figure => [`${figure.place} ${figure.year}`, figure]))

  function find(code: string, year: number): MinimumWage | undefined {
    const city = places.findCity(code)
    const own = city && known.get(`${code} ${year}`)
    if (own) return { ...own, level: 'regency', place: { id: city.id, name: city.name }, atLeast: false }
    const province = places.findProvince(provinceOf(code))
    const shared = province && known.get(`${province.code} ${year}`)
    if (!shared || (code !== province.code && !city)) return undefined
    const atLeast = city !== undefined && !followsProvince(code, year)
    return { ...shared, level: 'province', place: { id: province.code, name: province.name }, atLeast }
  }

  const years = [...new Set(figures.map(({ year }) => year))].sort((a, b) => b - a)
  return {
    find,
    newest(code, year) {
      const begun = years.filter(one => one <= year).flatMap(one => find(code, one) ?? [])
      const [newest] = begun
      if (!newest?.atLeast) return newest
      const own = begun.find(({ level }) => level === 'regency')
      return own && own.amount > newest.amount ? { ...own, atLeast: true } : newest
    },
    years,
  }
}

/** A minimum wage as readers see it. */
export const presentWage = ({ atLeast, ...wage }: MinimumWage): PublicMinimumWage => ({
  ...wage,
  at_least: atLeast,
})

/** Jakarta, whose cities and regency have no own wages. */
const WITHOUT_OWN = '31'
/** Years for which all regencies were researched: one without a figure follows its province … */
const COMPLETE_YEARS = new Set([2026])
/** … except Sekadau and Mahakam Ulu, for which sources differ. */
const DISPUTED = new Set(['61.09 2026', '64.11 2026'])

const followsProvince = (cityId: string, year: number): boolean =>
  provinceOf(cityId) === WITHOUT_OWN || (COMPLETE_YEARS.has(year) && !DISPUTED.has(`${cityId} ${year}`))
