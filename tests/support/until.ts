import assert from 'node:assert/strict'

const WITHIN_MS = 30_000

/** Polls until the condition holds. */
export async function until(holds: () => unknown): Promise<void> {
  const end = performance.now() + WITHIN_MS
  while (!(await holds())) {
    assert.ok(performance.now() < end, 'it never came to hold')
    await new Promise(done => setTimeout(done, 20))
  }
}
