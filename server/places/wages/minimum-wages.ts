import { provinceOf, type Places } from '../places.ts'
import type { Db } from '#server/platform/db/db.ts'
import { listFigures, type Figure } from './store.ts'

/** The subject of whatever shows a minimum wage. */
export const CHANGED_WAGES = 'minimum-wages'

/** The minimum wage that applies somewhere in a year, in whole rupiah a month, with whose it is and who says so. */
export type MinimumWage = Omit<Figure, 'place'> & {
  /** `province` where the regency has none of its own, or none that we know. */
  level: 'regency' | 'province'
  place: { id: string; name: string }
  /**
   * The regency may have a higher one of its own that we do not know: the province's is the least that it can be, and
   * must not be called the local minimum wage.
   */
  atLeast: boolean
}

/** All minimum wages of one moment. */
export type MinimumWages = {
  /** Of a city, a regency or a province by its code; undefined where nothing is known of that year. */
  find(code: string, year: number): MinimumWage | undefined
  /**
   * The newest that has begun in a year of ours, or before it. Where a regency's of that year is not known yet, its own of
   * a year before stands, at least, if it was more than the province's is now.
   */
  newest(code: string, year: number): MinimumWage | undefined
  /** Years of which something is known, the newest first. */
  years: readonly number[]
}

/**
 * Minimum wages as they stand: kept in memory and read anew after an import, in every running program. Ask for them
 * before a transaction, and say `shows(CHANGED_WAGES)` where what is answered may be kept.
 */
export function createMinimumWages(db: Db, places: Places): () => Promise<MinimumWages> {
  let kept: Promise<MinimumWages> | undefined
  db.onChange(subjects => {
    if (subjects === 'all' || subjects.includes(CHANGED_WAGES)) kept = undefined
  })
  const read = async () => tableOf(await listFigures(db.content), places)
  return () => {
    if (!db.hearsChanges()) return read()
    const reading = (kept ??= read())
    reading.catch(() => {
      if (kept === reading) kept = undefined
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

/** Jakarta's regencies have none of their own, ever. */
const WITHOUT_OWN = '31'
/** Of these years all regencies were looked for: who has no figure follows its province … */
const COMPLETE_YEARS = new Set([2026])
/** … but for Sekadau and Mahakam Ulu, of which sources differ. */
const DISPUTED = new Set(['61.09 2026', '64.11 2026'])

const followsProvince = (cityId: string, year: number): boolean =>
  provinceOf(cityId) === WITHOUT_OWN || (COMPLETE_YEARS.has(year) && !DISPUTED.has(`${cityId} ${year}`))
