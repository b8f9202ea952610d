import assert from 'node:assert/strict'
import { test } from 'node:test'
import { storeTicket } from './tickets.ts'

const HOUR_MS = 3_600_000

test('a ticket waits for a random time of 1 to 24 hours', () => {
  const storage = new Map<string, string>()
  const value = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
  }
  Object.defineProperty(globalThis, 'localStorage', { value, configurable: true })
  const from = Date.now()
  for (let number = 0; number < 200; number += 1)
    assert.ok(storeTicket({ month: '2026-03', token: `t${number}`, signature: 's', key: 'k' } as never))
  const { waiting } = JSON.parse(storage.get('raffle') ?? '') as { waiting: { ready_at: number }[] }
  const hours = waiting.map(({ ready_at }) => (ready_at - from) / HOUR_MS)
  assert.equal(hours.length, 200)
  assert.ok(Math.min(...hours) >= 1 && Math.min(...hours) < 3, 'none earlier than an hour, some soon after')
  assert.ok(Math.max(...hours) <= 24.01 && Math.max(...hours) > 22, 'none later than a day, some nearly')
})
