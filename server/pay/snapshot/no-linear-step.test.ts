// T-32: all snapshots together, combined in any calculation, reveal no person's pay. PAY_HISTORIES=20000 is its long
// form.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Shown } from '#tests/support/pay-figures.ts'
import { histories, live, type Published } from '#tests/support/pay-history.ts'
import { isolated, named } from '#tests/support/row-space.ts'

const HISTORIES = Number(process.env['PAY_HISTORIES'] ?? 1000)
const LEAST = 3

const seen = { figures: 0, moved: 0 }

test('no figure, and no sum or difference of figures of any weeks, is about fewer than three people', t => {
  fc.assert(
    fc.property(histories, history => {
      const published = live(history)
      for (const store of ['company', 'thr', 'bonus'] as const)
        assertNobodyAlone(published, store, published.ownerOf)
      // Pay of roles and places does not identify its owner, and a person has one amount per company.
      assertNobodyAlone(published, 'role', id => id)
      assertNoWeekTells(published, history.seed)
      for (const shown of published.shown.flat()) assertFloor(shown)
      assertMoves(published)
    }),
    { numRuns: HISTORIES },
  )
  t.diagnostic(`${HISTORIES} histories, ${seen.figures} figures, ${seen.moved} that moved`)
  assert.ok(seen.figures > HISTORIES && seen.moved > HISTORIES / 2, 'histories show something')
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

/** An attacker who invented all amounts of seven days, which span two weeks, learns nobody else’s pay. */
function assertNoWeekTells({ shown, ownerOf, weekOf }: Published, seed: number): void {
  const from = 1 + (seed % shown.length)
  const isOpen = (id: number) => weekOf(id) < from || weekOf(id) > from + 1
  for (const store of ['company', 'thr', 'bonus', 'role'] as const) {
    const sets = shown.flat().filter(one => one.store === store)
    const left = sets.map(({ members }) => members.filter(isOpen)).filter(set => set.length > 0)
    assert.equal(named(left, store === 'role' ? id => id : ownerOf), undefined, `${store}, weeks ${from}`)
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
