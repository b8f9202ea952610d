import assert from 'node:assert/strict'
import { test } from 'node:test'
import { neverBack } from './clock.ts'

const HOUR = 3_600_000

/**
 * Returns the clock's hour after the machine's clock has moved by that many hours, forward or back; it begins at ten.
 */
function moving(storedHour: number): (hours: number) => number {
  let moment = 10 * HOUR
  const clock = neverBack({ now: () => new Date(moment) }, new Date(storedHour * HOUR))
  return hours => {
    moment += hours * HOUR
    return clock.now().getTime() / HOUR
  }
}

test('when the machine’s clock goes back, ours runs at half speed until they agree, and follows it from there', () => {
  const after = moving(0)
  assert.deepEqual([after(0), after(2)], [10, 12])
  assert.deepEqual(
    [after(-1), after(0), after(1), after(0.5), after(0.5), after(1)],
    [12, 12, 12.5, 12.75, 13, 14],
  )
})

test('ours keeps waiting when the machine’s clock goes back again meanwhile', () => {
  const after = moving(0)
  assert.deepEqual([after(2), after(-1), after(1), after(-1), after(1)], [12, 12, 12.5, 12.5, 13])
})

test('a time from before the start still applies, unless it is more than half a day ahead and so was wrong', () => {
  const after = moving(15)
  assert.deepEqual([after(0), after(2)], [15, 16])
  const wild = moving(23)
  assert.deepEqual([wild(0), wild(1)], [10, 11])
  const jumped = moving(0)
  assert.deepEqual([jumped(72), jumped(-72)], [82, 10])
})
