// Raffle rows and review rows share no value, and contacts are nowhere in the clear.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { join, reviewWithTicket } from '#tests/support/raffle/raffle.ts'

const CONTACT = 'kenanga.rahasia@contoh.id'
const RAFFLE = ['raffle_key', 'raffle_month', 'raffle_spent', 'raffle_entry']
/** Shorter values, such as a month or a state, are shared by chance and by meaning. */
const TELLING_CHARACTERS = 12
let it: TestApp
let sent: Awaited<ReturnType<typeof reviewWithTicket>>

before(async () => {
  it = await testApp()
  for (let person = 0; person < 3; person += 1) {
    sent = await reviewWithTicket(it)
    assert.equal((await join(it, sent.ticket, CONTACT)).status, 201)
  }
})
after(() => it.close())

/** Every table of both schemas, each row as JSON text, bytes in hexadecimal. */
async function dump(): Promise<Map<string, string[]>> {
  const tables = await it.db.owner<{ schema: string; name: string }[]>`
    select schemaname as schema, tablename as name from pg_tables where schemaname in ('identity', 'content')`
  const rows = new Map<string, string[]>()
  for (const { schema, name } of tables) {
    const found = await it.db.owner<{ row: string }[]>`
      select to_jsonb(t)::text as row from ${it.db.owner(`${schema}.${name}`)} t`
    rows.set(
      name,
      found.map(({ row }) => row),
    )
  }
  return rows
}

const valuesOf = (rows: string[]): Set<string> =>
  new Set(
    rows
      .flatMap(row => row.match(/[\w-]+/g) ?? [])
      .filter(value => value.length >= TELLING_CHARACTERS && !/^[a-z_]+$/.test(value)),
  )

test('raffle rows share no significant value with any other row', async () => {
  const tables = await dump()
  const raffle = valuesOf(RAFFLE.flatMap(name => tables.get(name) ?? []))
  assert.ok(raffle.size > 8)
  const others = [...tables].filter(([name]) => !RAFFLE.includes(name))
  assert.ok((tables.get('review') ?? []).length === 3)
  for (const [name, rows] of others) {
    const shared = [...valuesOf(rows)].filter(value => raffle.has(value))
    assert.deepEqual(shared, [], `${name} shares values with the raffle`)
  }
})

test('the database contains nothing that the browser sent with the review, in any form', async () => {
  const everything = [...(await dump()).values()].flat().join('\n')
  const blinded = String(sent.body['raffle_blinded']).split('.')[1] as string
  const secrets = [blinded, sent.ticket.token, sent.ticket.signature]
  for (const secret of secrets) {
    assert.equal(everything.includes(secret), false)
    assert.equal(everything.includes(Buffer.from(secret, 'base64url').toString('hex')), false)
  }
})

test('no row contains a readable contact, and its length reveals nothing', async () => {
  const everything = [...(await dump()).values()].flat().join('\n').toLowerCase()
  for (const form of [CONTACT, Buffer.from(CONTACT).toString('hex'), 'kenanga'])
    assert.equal(everything.includes(form), false)
  const rows = await it.db.content`select distinct length(sealed) as n from content.raffle_entry`
  assert.equal(rows.length, 1)
})

test('the nightly rewriting separates rows written together', async () => {
  const pairs = () => it.db.content`
    select 1 from content.raffle_spent s join content.raffle_entry e on s.xmin = e.xmin group by s.xmin having count(*) = 1`
  assert.equal((await pairs()).length, 3, 'before the night they belong together')
  await it.app.tasks.drain()
  it.clock.move(25 * 3600_000)
  await it.app.tasks.drain()
  assert.equal((await pairs()).length, 0)
})
