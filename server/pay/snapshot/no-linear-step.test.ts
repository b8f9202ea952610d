// T-32: all snapshots together, combined in any calculation, reveal no person's pay. PAY_HISTORIES=20000 is its long
// form.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Shown } from '#tests/support/pay-figures.ts'
import { histories, live, STARTER, type Act, type Published } from '#tests/support/pay-history.ts'
import { isolated, named } from '#tests/support/row-space.ts'

const HISTORIES = Number(process.env['PAY_HISTORIES'] ?? 1000)
const LEAST = 3

const seen = { figures: 0, moved: 0 }

// One of the three may be an account that gave three amounts, with all its new starts.
test('no figure, and no sum or difference of figures of any weeks, is about fewer than three people', t => {
  fc.assert(
    fc.property(histories, history => {
      const published = live(history)
      for (const store of ['company', 'thr', 'bonus'] as const)
        assertNobodyAlone(published, store, published.ownerOf)
      assertNobodyAlone(published, 'role', published.tellerOf)
      assertNoWeekTells(published, history.seed)
      for (const shown of published.shown.flat()) assertFloor(shown)
      assertMoves(published)
    }),
    { numRuns: HISTORIES },
  )
  t.diagnostic(`${HISTORIES} histories, ${seen.figures} figures, ${seen.moved} that moved`)
  assert.ok(seen.figures > HISTORIES && seen.moved > HISTORIES / 3, 'histories show something')
})

const told = { company: 0, department: 0, jobType: 0, role: 0, city: 3201, years: 0, tells: true }
const give = (person: number, last = false): Act => ({ act: 'give', person, ...told, last })
const starts = (last: boolean): Act[][] =>
  Array.from({ length: 3 }, () => [give(STARTER, last)]).flatMap(week => [week, []])

for (const [first, second, members] of [
  [1, 1, 0],
  [2, 1, 5],
  [2, 2, 10],
] as const)
  test(`one account with all its starts, twice over New Year, beside ${first} and ${second} others, gets at no amount`, () => {
    const others = (count: number, from: number, last: boolean): Act[][] =>
      Array.from({ length: count }, (_, nth) => [[give(from + nth, last)], []]).flat()
    const weeks: Act[][] = [
      ...starts(false),
      ...others(first, 1, false),
      [{ act: 'year' }],
      ...starts(true),
      ...others(second, 1 + first, true),
    ]
    const { shown, ownerOf } = live({ seed: 1, weeks })
    const figures = shown.flat().filter(({ store }) => store !== 'role')
    assert.equal(new Set(figures.flatMap(one => one.members)).size, members)
    assert.equal(
      named(
        figures.map(one => one.members.filter(id => ownerOf(id) !== STARTER)),
        ownerOf,
      ),
      undefined,
    )
  })

function assertNobodyAlone(
  { shown }: Published,
  store: Shown['store'],
  ownerOf: (id: number) => number,
): void {
  const sets = shown.flat().filter(one => one.store === store)
  seen.figures += sets.length
  assert.equal(
    isolated(
      sets.map(({ members }) => members),
      ownerOf,
    ),
    undefined,
    store,
  )
}

/**
 * An attacker who invented all amounts of seven days, which span two weeks, learns nobody else’s pay, unless that person
 * gave it twice by a new start.
 */
function assertNoWeekTells({ shown, ownerOf, tellerOf, weekOf }: Published, seed: number): void {
  const from = 1 + (seed % shown.length)
  const isOpen = (id: number) => weekOf(id) < from || weekOf(id) > from + 1
  const ownersOf = (teller: (id: number) => number) => (id: number) =>
    ownerOf(id) === STARTER ? -id : teller(id)
  for (const store of ['company', 'thr', 'bonus', 'role'] as const) {
    const sets = shown.flat().filter(one => one.store === store)
    const left = sets.map(({ members }) => members.filter(isOpen)).filter(set => set.length > 0)
    assert.equal(
      named(left, ownersOf(store === 'role' ? tellerOf : ownerOf)),
      undefined,
      `${store}, weeks ${from}`,
    )
  }
}

function assertFloor({ name, members, people, least }: Shown): void {
  assert.equal(new Set(members).size, members.length, `${name} counts an amount twice`)
  assert.ok(people >= least, `${name} is of ${people} people`)
}

/** A figure has the same members as the week before, or differs by at least three people. */
function assertMoves({ shown, ownerOf }: Published): void {
  shown.slice(1).forEach((week, before) => {
    for (const { name, members } of week) {
      const was = shown[before]?.find(other => other.name === name)?.members
      const moved = was && new Set([...difference(members, was), ...difference(was, members)].map(ownerOf))
      if (!moved || moved.size === 0) continue
      seen.moved += 1
      assert.ok(moved.size >= LEAST, `${name} moved by ${moved.size}`)
    }
  })
}

const difference = (some: number[], others: number[]): number[] => some.filter(one => !others.includes(one))
