import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { freshPlace, type FreshPlace } from '#tests/support/database.ts'
import type { Db } from './db.ts'
import { migrate } from './migrate.ts'

const skip = !process.env['TEST_DATABASE_URL'] && 'the embedded engine serves one process'

let place: FreshPlace
let programs: Db[] = []

before(async () => {
  if (skip) return
  place = await freshPlace()
  programs = await Promise.all([1, 2, 3, 4].map(() => place.open()))
})
after(async () => {
  for (const db of programs) await db.close()
  await place?.remove()
})

test(
  'programs that start at once on an empty database: each migration is applied once, by one',
  { skip },
  async () => {
    for (let round = 0; round < 2; round += 1) {
      await programs[0]!.owner.unsafe('drop schema identity, content cascade; drop table public.migration')
      const applied = (await Promise.all(programs.map(db => migrate(db.owner)))).flat()
      assert.deepEqual(applied.toSorted(), [...new Set(applied)].toSorted())
      const [{ n }] = (await programs[0]!.owner`select count(*) as n from public.migration`) as unknown as [
        { n: number },
      ]
      assert.equal(n, applied.length)
    }
  },
)
