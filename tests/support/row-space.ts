/**
 * Everything that can be calculated from sums over sets by adding and subtracting them: linear algebra over a large
 * prime field. A coincidence in the field has a chance of one in millions, and shows as a finding, never as a miss.
 */
const PRIME = 67_108_859

const times = (a: number, b: number): number => (a * b) % PRIME
const minus = (a: number, b: number): number => (a - b + PRIME) % PRIME

function inverse(a: number): number {
  let result = 1
  for (let power = PRIME - 2, base = a; power > 0; power = Math.floor(power / 2), base = times(base, base))
    if (power % 2 === 1) result = times(result, base)
  return result
}

/** Reduced row echelon form; `pivots` are the columns of the leading entries. */
function reduce(rows: number[][]): { rows: number[][]; pivots: number[] } {
  const done: number[][] = []
  const pivots: number[] = []
  for (const given of rows) {
    const row = [...given]
    done.forEach((other, at) => subtract(row, other, row[pivots[at] as number] as number))
    const pivot = row.findIndex(value => value !== 0)
    if (pivot < 0) continue
    const scale = inverse(row[pivot] as number)
    row.forEach((value, at) => (row[at] = times(value, scale)))
    for (const other of done) subtract(other, row, other[pivot] as number)
    done.push(row)
    pivots.push(pivot)
  }
  return { rows: done, pivots }
}

function subtract(row: number[], other: number[], factor: number): void {
  if (factor === 0) return
  for (let at = 0; at < row.length; at += 1)
    row[at] = minus(row[at] as number, times(factor, other[at] as number))
}

const rankOf = (rows: number[][]): number => reduce(rows).pivots.length

/** The free coefficients of each member: members with independent ones can be distinguished from all others. */
function openParts(sets: number[][], members: number[]): Map<number, number[]> {
  const placeOf = new Map(members.map((member, at) => [member, at]))
  const matrix = sets.map(set => {
    const row = members.map(() => 0)
    for (const member of set) row[placeOf.get(member) as number] = 1
    return row
  })
  const { rows, pivots } = reduce(matrix)
  const free = members.map((_, at) => at).filter(at => !pivots.includes(at))
  return new Map(
    members.map((member, at) => {
      const pivot = pivots.indexOf(at)
      const part = free.map(other =>
        pivot < 0 ? Number(at === other) : minus(0, (rows[pivot] as number[])[other] as number),
      )
      return [member, part]
    }),
  )
}

const depends = (rows: number[][]): boolean => rankOf(rows) < rows.length

/** An owner whose members alone form some linear combination of the sums, if there is one. */
export const named = (sets: number[][], ownerOf: (member: number) => number): number | undefined =>
  calculate(sets, ownerOf).alone

function calculate(sets: number[][], ownerOf: (member: number) => number) {
  const unique = [...new Map(sets.map(set => [set.toSorted((a, b) => a - b).join(), set])).values()]
  const members = [...new Set(unique.flat())]
  const parts = openParts(unique, members)
  const owned = Map.groupBy(members, ownerOf)
  const partsOf = (owner: number) => (owned.get(owner) ?? []).map(member => parts.get(member) as number[])
  const owners = [...owned.keys()]
  return { owners, partsOf, alone: owners.find(owner => depends(partsOf(owner))) }
}

/**
 * One or two owners whose members alone form some linear combination of the sums; undefined if every combination
 * contains members of three owners or more, or of nobody.
 */
export function isolated(sets: number[][], ownerOf: (member: number) => number): number[] | undefined {
  const { owners, partsOf, alone } = calculate(sets, ownerOf)
  if (alone !== undefined) return [alone]
  const several = owners.filter(owner => partsOf(owner).length > 1)
  for (const one of several)
    for (const other of owners)
      if (one !== other && depends([...partsOf(one), ...partsOf(other)])) return [one, other]
  return alike(
    owners.filter(owner => !several.includes(owner)).map(owner => [owner, partsOf(owner)[0] as number[]]),
  )
}

/** Two owners of one member each whose free coefficients are multiples of each other. */
function alike(parts: [owner: number, part: number[]][]): number[] | undefined {
  const seen = new Map<string, number>()
  for (const [owner, part] of parts) {
    const first = part.find(value => value !== 0) as number
    const scale = inverse(first)
    const name = part.map(value => times(value, scale)).join()
    const other = seen.get(name)
    if (other !== undefined) return [other, owner]
    seen.set(name, owner)
  }
  return undefined
}
