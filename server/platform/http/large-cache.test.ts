import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cachedWhileLarge } from './large-cache.ts'

function counter(isLarge: boolean) {
  let moment = 0
  let reads = 0
  const read = cachedWhileLarge(
    { now: () => new Date(moment) },
    1000,
    async () => ++reads,
    () => isLarge,
  )
  return { read, move: (milliseconds: number) => void (moment += milliseconds) }
}

test('a small result is read each time', async () => {
  const { read } = counter(false)
  assert.deepEqual([await read(), await read()], [1, 2])
})

test('a large result is cached for its time, and then returned once more while it is read again', async () => {
  const { read, move } = counter(true)
  assert.deepEqual([await read(), await read()], [1, 1])
  move(999)
  assert.equal(await read(), 1)
  move(1)
  assert.equal(await read(), 1)
  await new Promise(done => setImmediate(done))
  assert.equal(await read(), 2)
})

test('after twice its time a cached result is no longer returned', async () => {
  const { read, move } = counter(true)
  await read()
  move(2000)
  assert.equal(await read(), 2)
})
