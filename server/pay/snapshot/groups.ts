import type { Membership } from '../member.ts'
import { isStep, type Steps } from './cooperative-steps.ts'
import { ownWeeks, sample, spreadGroups } from './spread.ts'

type Numbers = Record<number, number>

/** Membership as columns: `newcomerWeek` is the mark of a week, or 0. */
export type Members = { group: Numbers; size: Numbers; newcomerWeek: Numbers }

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
 * back only in a group that has as many newcomers as any, of as many weeks. So every group holds rows that were in no
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
  // Too few newcomers for any group, by whichever criterion.
  let left = waiting.filter(row => isNewcomer(row, members)).length < least ? [] : waiting
  for (const way of isOver ? [...ways, ...ways.map(withoutEnd)] : ways) {
    const rest: number[][] = []
    const sharing = way.enough === Infinity ? undefined : yield* countSharing(groups, way)
    for (const [value, alike] of yield* bucketsOf(left, way)) {
      yield
      const wanted = sharing && !Number.isNaN(value) ? way.enough - (sharing.get(value) ?? 0) : Infinity
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
  for (const [group, groupRows] of groups) {
    if (isStep((seen += 1))) yield
    if (groupRows.length === members.size[groupRows[0] as number]) continue
    groups.delete(group)
    for (const row of groupRows) {
      put(members, row, { group: 0, size: 0, newcomerWeek: 0 })
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
  for (const groupRows of groups.values()) {
    if (isStep((seen += 1))) yield
    const value = shared(groupRows, of)
    if (!Number.isNaN(value)) counts.set(value, (counts.get(value) ?? 0) + groupRows.length)
  }
  return counts
}

/** The value that all rows of a group share; NaN if they differ. */
export function shared(rows: number[], of: (row: number) => number): number {
  const value = of(rows[0] as number)
  return rows.every(row => of(row) === value) ? value : NaN
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
 * Forms as many groups as there are newcomers for, up to `wanted` members. No group changes a figure by newcomers of
 * seven days alone, and no group has more returning rows (`newcomerWeek` 0) than newcomers.
 */
function form(
  alike: number[],
  { newcomerWeek }: Members,
  { least, wanted }: { least: number; wanted: number },
  { shuffled }: Chance,
): number[][] {
  const newcomers = shuffled(alike.filter(row => newcomerWeek[row] !== 0))
  const whole = Math.floor(newcomers.length / least)
  const most = Math.min(whole, Math.ceil(wanted / least))
  if (most <= 0) return []
  const some =
    most < whole ? spreadGroups(sample(newcomers, newcomerWeek, most * least), newcomerWeek, most) : []
  const groups = some.length > 0 ? some : spreadGroups(newcomers, newcomerWeek, most)
  const returning = shuffled(alike.filter(row => newcomerWeek[row] === 0)).slice(0, groups.flat().length)
  returning.forEach((row, at) => groups[at % groups.length]?.push(row))
  return groups
}

function admit(
  groupRows: number[],
  members: Members,
  group: number,
  groups: Map<number, number[]>,
  changed: Set<number>,
): void {
  groups.set(group, groupRows)
  const weeks = ownWeeks(
    groupRows.filter(row => isNewcomer(row, members)),
    members.newcomerWeek,
  )
  for (const row of groupRows) {
    put(members, row, {
      group,
      size: groupRows.length,
      newcomerWeek: weeks.get(members.newcomerWeek[row] as number) ?? 0,
    })
    changed.add(row)
  }
}

function put(members: Members, row: number, { group, size, newcomerWeek }: Membership): void {
  members.group[row] = group
  members.size[row] = size
  members.newcomerWeek[row] = newcomerWeek
}

const isNewcomer = (row: number, { newcomerWeek }: Members): boolean => newcomerWeek[row] !== 0

function withoutAll(rows: number[], groups: number[][]): number[] {
  if (groups.length === 0) return rows
  const grouped = new Set(groups.flat())
  return rows.filter(row => !grouped.has(row))
}
