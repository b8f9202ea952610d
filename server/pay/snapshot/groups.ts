import type { Membership } from '../member.ts'
import { isStep, type Steps } from './cooperative-steps.ts'
import { ownWeeks, sample, spreadGroups } from './spread.ts'

type Numbers = Record<number, number>

/** Membership as columns: `fresh` is the mark of a week, or 0. */
export type Members = { group: Numbers; size: Numbers; fresh: Numbers }

/**
 * A criterion by which rows are grouped. `of`: a row's value, NaN for none. `enough`: with this many members the figure
 * is complete, and rows that finer criteria left over keep waiting for those. Infinity for the finest.
 */
export type Way = { of(row: number): number; enough: number }

/** Source of random numbers; tests pass a deterministic one. */
export type Chance = { shuffled(rows: number[]): number[]; newGroup(): number }

type Rules = {
  least: number
  /** From fine to wide. */
  ways: Way[]
  /** In a past year rows no longer wait for a finer group, because hardly any more rows will come. */
  isOver: boolean
}

/** The state after a snapshot: complete groups, and the rows whose membership changed. */
type Regrouped = { groups: Map<number, number[]>; changed: Set<number> }

/**
 * Admits rows to figures, only in whole groups. A group that has lost a member is dissolved: its other members come
 * back only in a group that has as many fresh rows as any, of as many weeks. So every group holds rows that were in no
 * earlier one, and whatever is added to or subtracted from figures, what is left is the pay of as many people as make a
 * group.
 */
export function* regroup(
  rows: number[],
  members: Members,
  { least, ways, isOver }: Rules,
  chance: Chance,
): Steps<Regrouped> {
  const { groups, waiting, changed } = yield* dissolve(rows, members)
  // Too few fresh rows for any group, by whichever criterion.
  let left = waiting.filter(row => isFresh(row, members)).length < least ? [] : waiting
  for (const way of isOver ? [...ways, ...ways.map(withoutEnd)] : ways) {
    const rest: number[][] = []
    const standing = way.enough === Infinity ? undefined : yield* countSharing(groups, way)
    for (const [value, alike] of yield* bucketsOf(left, way)) {
      yield
      const wanted = standing && !Number.isNaN(value) ? way.enough - (standing.get(value) ?? 0) : Infinity
      const formed = Number.isNaN(value) ? [] : form(alike, members, { least, wanted }, chance)
      for (const group of formed) admit(group, members, chance.newGroup(), groups, changed)
      rest.push(withoutAll(alike, formed))
    }
    left = rest.flat()
  }
  return { groups, changed }
}

const withoutEnd = (way: Way): Way => ({ ...way, enough: Infinity })

function* dissolve(rows: number[], members: Members): Steps<Regrouped & { waiting: number[] }> {
  const groups = new Map<number, number[]>()
  const waiting: number[] = []
  const changed = new Set<number>()
  for (const [at, row] of rows.entries()) {
    if (isStep(at)) yield
    const group = members.group[row] as number
    const found = groups.get(group)
    if (group === 0) waiting.push(row)
    else if (found) found.push(row)
    else groups.set(group, [row])
  }
  let seen = 0
  for (const [group, held] of groups) {
    if (isStep((seen += 1))) yield
    if (held.length === members.size[held[0] as number]) continue
    groups.delete(group)
    for (const row of held) {
      put(members, row, { group: 0, size: 0, fresh: 0 })
      changed.add(row)
      waiting.push(row)
    }
  }
  return { groups, waiting, changed }
}

/** Members per value of a criterion, over the groups whose members all share it. */
function* countSharing(groups: Map<number, number[]>, { of }: Way): Steps<Map<number, number>> {
  const counts = new Map<number, number>()
  let seen = 0
  for (const held of groups.values()) {
    if (isStep((seen += 1))) yield
    const value = shared(held, of)
    if (!Number.isNaN(value)) counts.set(value, (counts.get(value) ?? 0) + held.length)
  }
  return counts
}

/** The value that all rows of a group share; NaN if they differ. */
export function shared(held: number[], of: (row: number) => number): number {
  const value = of(held[0] as number)
  return held.every(row => of(row) === value) ? value : NaN
}

function* bucketsOf(rows: number[], { of }: Way): Steps<Map<number, number[]>> {
  const buckets = new Map<number, number[]>()
  for (const [at, row] of rows.entries()) {
    if (isStep(at)) yield
    const value = of(row)
    const bucket = buckets.get(value)
    if (bucket) bucket.push(row)
    else buckets.set(value, [row])
  }
  return buckets
}

/**
 * Forms as many groups as there are fresh rows for, up to `wanted` members. No group changes a figure by newcomers of
 * seven days alone, and no group has more returning rows (`fresh` 0) than fresh ones.
 */
function form(
  alike: number[],
  { fresh }: Members,
  { least, wanted }: { least: number; wanted: number },
  { shuffled }: Chance,
): number[][] {
  const newcomers = shuffled(alike.filter(row => fresh[row] !== 0))
  const whole = Math.floor(newcomers.length / least)
  const most = Math.min(whole, Math.ceil(wanted / least))
  if (most <= 0) return []
  const some = most < whole ? spreadGroups(sample(newcomers, fresh, most * least), fresh, most) : []
  const groups = some.length > 0 ? some : spreadGroups(newcomers, fresh, most)
  const loose = shuffled(alike.filter(row => fresh[row] === 0)).slice(0, groups.flat().length)
  loose.forEach((row, at) => groups[at % groups.length]?.push(row))
  return groups
}

function admit(
  held: number[],
  members: Members,
  group: number,
  groups: Map<number, number[]>,
  changed: Set<number>,
): void {
  groups.set(group, held)
  const weeks = ownWeeks(
    held.filter(row => isFresh(row, members)),
    members.fresh,
  )
  for (const row of held) {
    put(members, row, { group, size: held.length, fresh: weeks.get(members.fresh[row] as number) ?? 0 })
    changed.add(row)
  }
}

function put(members: Members, row: number, { group, size, fresh }: Membership): void {
  members.group[row] = group
  members.size[row] = size
  members.fresh[row] = fresh
}

const isFresh = (row: number, { fresh }: Members): boolean => fresh[row] !== 0

function withoutAll(rows: number[], groups: number[][]): number[] {
  if (groups.length === 0) return rows
  const gone = new Set(groups.flat())
  return rows.filter(row => !gone.has(row))
}
