import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BLOCKING, type FindingKind } from './finding.ts'
import { naturalClean } from './fixtures/natural-clean.ts'
import {
  contactsAround,
  hintsOfOnePerson,
  namesInPassing,
  vulgarSpellings,
} from './fixtures/natural-positive.ts'
import type { Expected, Positive } from './fixtures/read-fixtures.ts'
import { screen } from './screening.ts'

/** Minimum results on texts that no rule was tuned for (`heldOut`), and on those used for tuning. */
const FLOORS = [
  { name: 'vulgar spellings', list: vulgarSpellings, tuned: 37, heldOut: 34 },
  { name: 'names in passing', list: namesInPassing, tuned: 25, heldOut: 20 },
  { name: 'hints of one person', list: hintsOfOnePerson, tuned: 27, heldOut: 25 },
  { name: 'contacts said around', list: contactsAround, tuned: 21, heldOut: 22 },
]

const contacts: ReadonlySet<FindingKind> = new Set([...BLOCKING, 'contact'])
/** Contact data counts as found under any kind of contact. */
const isSame = (found: FindingKind, wanted: FindingKind) =>
  found === wanted || (contacts.has(found) && contacts.has(wanted))

const isFound = (text: string, { kind, start, end }: Expected) =>
  screen(text).some(one => isSame(one.kind, kind) && one.start < end && one.end > start)

const countFound = (list: Positive[]) =>
  list.flatMap(({ text, expected }) => expected.filter(wanted => isFound(text, wanted))).length

for (const { name, list, tuned, heldOut } of FLOORS)
  test(`${name} are found, also in sentences that were not used for tuning`, t => {
    const counts = [false, true].map(isHeldOut => countFound(list.filter(one => one.heldOut === isHeldOut)))
    const of = [false, true].map(
      isHeldOut => list.filter(one => one.heldOut === isHeldOut).flatMap(one => one.expected).length,
    )
    t.diagnostic(`${name}: tuned ${counts[0]} of ${of[0]}, held out ${counts[1]} of ${of[1]}`)
    assert.ok((counts[0] as number) >= tuned && (counts[1] as number) >= heldOut)
  })

test('no clean passage is refused, and few are marked', t => {
  const marked = naturalClean.filter(({ text }) => screen(text).length > 0)
  t.diagnostic(`${marked.length} of ${naturalClean.length} marked`)
  assert.deepEqual(
    naturalClean.filter(({ text }) => screen(text).some(({ effect }) => effect === 'block')),
    [],
  )
  assert.ok(marked.length <= 4)
})
