// T-18: rows and files disclose the day of an application and nothing finer.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { applied, hiring } from '#tests/support/jobs/applications.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

test('after its mails no finished task names an application or has its own moment', async () => {
  const { vacancy, owner } = await hiring(it)
  it.clock.move(37 * 60_000 + 11_123)
  const { id } = await applied(it, vacancy)
  await it.call('openApplication', { params: { id } }, { bearer: owner.token })
  await it.app.tasks.drain()
  for (const schema of ['identity', 'content'] as const) {
    const rows = await it.db[schema]<{ text: string; finest: number | null }[]>`
      select task::text as text, greatest(extract(epoch from run_at) % 3600, extract(epoch from done_at) % 3600)::float as finest
      from ${it.db[schema](`${schema}.task`)} task where done_at is not null`
    assert.deepEqual(
      rows.filter(({ text, finest }) => text.includes(id) || (finest ?? 0) > 0),
      [],
    )
  }
})
