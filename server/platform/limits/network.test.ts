import assert from 'node:assert/strict'
import { test } from 'node:test'
import { networksOf, plainAddress } from './network.ts'

test('an address has one notation, however it arrived', () => {
  for (const given of ['9.9.9.9', '9.9.9.9:1234', '::ffff:9.9.9.9', '[::ffff:9.9.9.9]:80', '::FFFF:909:909'])
    assert.equal(plainAddress(given), '9.9.9.9', given)
  for (const given of ['2001:db8::1', '[2001:DB8:0:0::1]:443', '2001:0db8:0000::0001', '2001:db8::1%eth0'])
    assert.equal(plainAddress(given), '2001:db8::1', given)
  assert.equal(plainAddress('::ffff:127.0.0.1'), '127.0.0.1')
})

test('an invalid address counts as unreadable, and its text is not repeated', () => {
  for (const given of ['', 'unknown', '9.9.9', '999.9.9.9', '[x]:1', '9.9.9.9, 8.8.8.8', '::1\r\nX: y'])
    assert.equal(plainAddress(given), 'unreadable', given)
})

test('a client belongs to the networks of its customer, site and provider', () => {
  const names = (address: string) => networksOf(address).map(({ name }) => name)
  assert.deepEqual(names('2001:db8:1:2:3:4:5:6'), ['2001:db8:1:2/64', '2001:db8:1/48', '2001:db8/32'])
  assert.deepEqual(names('2001:db8:1:2::9'), names('2001:db8:1:2:ffff::1'))
  assert.notEqual(names('2001:db8:1:3::9')[0], names('2001:db8:1:2::9')[0])
  assert.equal(names('2001:db8:1:3::9')[1], names('2001:db8:1:2::9')[1])
  assert.deepEqual(names('2001:db8::1')[1], '2001:db8:0/48')
  assert.deepEqual(names('203.0.113.9'), ['203.0.113.9'])
})

test('a wider network has a higher limit than a narrower one', () => {
  const times = networksOf('2001:db8::1').map(one => one.times)
  assert.deepEqual(
    times,
    times.toSorted((a, b) => a - b),
  )
  assert.equal(times[0], 1)
})
