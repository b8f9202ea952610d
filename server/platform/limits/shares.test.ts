import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { networksOf } from './network.ts'
import { createShares, type Shares } from './shares.ts'

let moment = 0
const clock = { now: () => new Date(moment) }
let left: string[] = []
beforeEach(() => {
  moment = 0
  left = []
})

const [SLOW, QUICK, WHOLE] = [0, 1024 ** 3, Infinity]
const arrive = (shares: Shares, address: string, arrived = SLOW, amount = 1) =>
  shares.take({
    networks: networksOf(address),
    amount,
    arrived: () => arrived,
    evict: () => void left.push(address),
  })

test('a newcomer replaces the slowest of its own network, once that is known to be slow', () => {
  const shares = createShares({ most: 10, each: 2, clock })
  assert.ok(arrive(shares, '198.51.100.1'))
  assert.ok(arrive(shares, '198.51.100.1', QUICK))
  assert.equal(arrive(shares, '198.51.100.1'), undefined, 'nobody’s speed is known yet')
  moment += 5_000
  assert.ok(arrive(shares, '198.51.100.1', QUICK))
  assert.deepEqual(left, ['198.51.100.1'])
  assert.equal(arrive(shares, '198.51.100.1'), undefined, 'the others are quick')
})

test('nothing is evicted for a newcomer that does not fit in any case', () => {
  const shares = createShares({ most: 6, each: 2, clock })
  assert.ok(arrive(shares, '198.51.100.1', SLOW, 1))
  for (const [nth, amount] of [2, 2, 1].entries())
    assert.ok(arrive(shares, `203.0.113.${nth}`, QUICK, amount))
  moment += 5_000
  assert.equal(arrive(shares, '198.51.100.1', QUICK, 2), undefined, 'what the quick hold leaves room for one')
  assert.deepEqual(left, [])
  assert.ok(arrive(shares, '198.51.100.1', QUICK, 1))
})

test('a completely received body is never evicted', () => {
  const shares = createShares({ most: 4, each: 1, clock })
  assert.ok(arrive(shares, '198.51.100.1', WHOLE))
  moment += 60_000
  assert.equal(arrive(shares, '198.51.100.1'), undefined)
  assert.deepEqual(left, [])
})

test('released shares are available again', () => {
  const shares = createShares({ most: 4, each: 1, clock })
  const give = arrive(shares, '198.51.100.1', QUICK)
  assert.equal(arrive(shares, '198.51.100.1', QUICK), undefined)
  give?.()
  assert.ok(arrive(shares, '198.51.100.1', QUICK))
})
