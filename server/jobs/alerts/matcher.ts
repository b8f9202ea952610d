import type { NewVacancy } from '../new-vacancies.ts'
import { searchWords } from '../search-words.ts'
import type { Wants } from './saved-search.ts'

/** A set of vacancies, one bit each. */
type Bits = Uint32Array

/** Most cached sets; each is 1.25 kB for ten thousand vacancies. */
const MOST_CACHED = 20_000

/**
 * Matches vacancies with very many saved searches: the set of each condition is calculated once, and a search is the
 * intersection of its sets. The result are indexes in the given list, of vacancies opened after a day.
 */
export function createMatcher(vacancies: readonly NewVacancy[]) {
  const words = wordsOf(vacancies)
  const known = new Map<string, Bits>()
  const all = setOf(vacancies, () => true)

  function remembered(key: string, make: () => Bits): Bits {
    const before = known.get(key)
    if (before) return before
    if (known.size >= MOST_CACHED) known.clear()
    const made = make()
    known.set(key, made)
    return made
  }

  const where = (key: string, holds: (one: NewVacancy) => boolean): Bits =>
    remembered(key, () => setOf(vacancies, holds))

  function setsOf(wants: Wants, after: string): Bits[] {
    const { q = '', company, place, remote, role, department, job_type, pay, experience, score } = wants
    return [
      where(`after ${after}`, one => one.opened_on > after),
      ...searchWords(q).map(word => remembered(`word ${word}`, () => words(word))),
      ...(company ? [where(`company ${company}`, one => one.company_id === company)] : []),
      ...(place ? [where(`place ${place}`, one => one.places.includes(place))] : []),
      ...(remote ? [where('remote', one => one.workplace === 'remote')] : []),
      ...(role ? [where(`role ${role}`, one => one.job_role_id === role)] : []),
      ...(department ? [where(`department ${department}`, one => one.department === department)] : []),
      ...(job_type ? [where(`type ${job_type}`, one => one.job_type === job_type)] : []),
      ...(pay ? [where(`pay ${pay}`, one => (one.monthly ?? 0) >= pay)] : []),
      ...(experience === undefined
        ? []
        : [where(`experience ${experience}`, one => (one.experience_years ?? 0) <= experience)]),
      ...(score ? [where(`score ${score}`, one => one.best_score >= score * 1000)] : []),
    ]
  }

  return (wants: Wants, after: string): number[] => {
    const meeting = Uint32Array.from(all)
    for (const set of setsOf(wants, after))
      for (let at = 0; at < meeting.length; at += 1)
        meeting[at] = (meeting[at] as number) & (set[at] as number)
    return membersOf(meeting)
  }
}

const emptySet = (size: number): Bits => new Uint32Array(Math.ceil(size / 32))

function put(set: Bits, member: number): void {
  set[member >> 5] = (set[member >> 5] as number) | (1 << (member & 31))
}

function setOf(vacancies: readonly NewVacancy[], holds: (one: NewVacancy) => boolean): Bits {
  const set = emptySet(vacancies.length)
  vacancies.forEach((one, at) => holds(one) && put(set, at))
  return set
}

function membersOf(set: Bits): number[] {
  const members: number[] = []
  for (let at = 0; at < set.length; at += 1)
    for (let rest = set[at] as number; rest !== 0; rest &= rest - 1)
      members.push(at * 32 + (31 - Math.clz32(rest & -rest)))
  return members
}

/** The set of vacancies with a word that begins with the given text. */
function wordsOf(vacancies: readonly NewVacancy[]): (beginning: string) => Bits {
  const places = new Map<string, number[]>()
  vacancies.forEach(({ words }, at) => {
    for (const word of words) {
      const list = places.get(word)
      if (list) list.push(at)
      else places.set(word, [at])
    }
  })
  const sorted = [...places.keys()].toSorted((a, b) => (a < b ? -1 : 1))
  const nowhere = emptySet(vacancies.length)
  return beginning => {
    const first = firstFrom(sorted, beginning)
    if (!sorted[first]?.startsWith(beginning)) return nowhere
    const set = emptySet(vacancies.length)
    for (let at = first; sorted[at]?.startsWith(beginning); at += 1)
      for (const place of places.get(sorted[at] as string) ?? []) put(set, place)
    return set
  }
}

/** Binary search: index of the first element that is not before `word`. */
function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as string) < word) low = middle + 1
    else high = middle
  }
  return low
}
