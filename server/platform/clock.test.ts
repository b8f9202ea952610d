import assert from 'node:assert/strict'
import { test } from 'node:test'
import { neverBack } from './clock.ts'

const HOUR = 3_600_000

/** Tells the hour after the machine's clock has moved by so many, forth or back; it begins at ten. */
function moving(told: number): (hours: number) => number {
  let moment = 10 * HOUR
  const clock = neverBack({ now: () => new Date(moment) }, new Date(told * HOUR))
  return hours => {
    moment += hours * HOUR
    return clock.now().getTime() / HOUR
  }
}

test('a clock that went back is waited for at half its speed, and followed from there', () => {
  const after = moving(0)
  assert.deepEqual([after(0), after(2)], [10, 12])
  assert.deepEqual(
    [after(-1), after(0), after(1), after(0.5), after(0.5), after(1)],
    [12, 12, 12.5, 12.75, 13, 14],
  )
})

test('a clock that went back once more meanwhile still waits', () => {
  const after = moving(0)
  assert.deepEqual([after(2), after(-1), after(1), after(-1), after(1)], [12, 12, 12.5, 12.5, 13])
})

test('what was told before the start holds, but for a moment that is half a day ahead: that was wrong', () => {
  const after = moving(15)
  assert.deepEqual([after(0), after(2)], [15, 16])
  const wild = moving(23)
  assert.deepEqual([wild(0), wild(1)], [10, 11])
  const jumped = moving(0)
  assert.deepEqual([jumped(72), jumped(-72)], [82, 10])
})
