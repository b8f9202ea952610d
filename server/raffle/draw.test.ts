import assert from 'node:assert/strict'
import { createHash, createHmac } from 'node:crypto'
import { after, before, test } from 'node:test'
import { addDays } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'
import { closesOn } from './tickets/months.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { join, reviewWithTicket } from '#tests/support/raffle/raffle.ts'
import { drawMonth, type PublicValue, type Winner } from './draw.ts'

const PEOPLE = 5
const INDEX: PublicValue = { value: '7234.56', day: '2026-04-15', source: 'idx.co.id' }
let it: TestApp
const entries = new Map<string, string>()
let firstHash: string

const draw = (month = '2026-03', value: PublicValue | undefined = INDEX) =>
  drawMonth(
    { ...it, config: readConfig({ NODE_ENV: 'test' }), log: createLog('silent') } as never,
    month,
    value,
  )
const published = (month = '2026-03') => it.call('raffleDraw', { params: { month } })

async function nights(count: number): Promise<void> {
  for (let night = 0; night <= count; night += 1) {
    await it.app.tasks.drain()
    it.clock.move(24 * 3600_000)
  }
  await it.app.tasks.drain()
}

before(async () => {
  it = await testApp()
  firstHash = (await it.call('raffleState')).body.months[0].seed_hash
  for (let person = 0; person < PEOPLE; person += 1) {
    const { ticket } = await reviewWithTicket(it)
    const contact = `orang${person}@contoh.id`
    const { body } = await join(it, ticket, contact)
    entries.set(body.entry, contact)
    const number = createHash('sha256').update('entry').update(Buffer.from(ticket.token, 'base64url'))
    assert.equal(body.entry, number.digest('hex'), 'the holder can compute the number')
  }
})
after(() => it.close())

test('a month cannot be drawn while it accepts tickets, nor can an unknown one', async () => {
  assert.match(((await draw()) as { refused: string }).refused, /until 2026-04-14/)
  assert.match(((await draw('2019-01')) as { refused: string }).refused, /no raffle/)
  assert.equal((await published()).status, 404)
})

test('a draw needs a value published after the last ticket, with its source', async () => {
  it.clock.set('2026-04-15T18:00:00+07:00')
  const refusal = async (change: Partial<PublicValue>) =>
    ((await draw('2026-03', { ...INDEX, ...change })) as { refused: string }).refused
  const notThatDay = /first trading day after 2026-04-14/
  assert.match(await refusal({ day: '2026-04-14' }), notThatDay)
  assert.match(await refusal({ day: '2026-04-16' }), notThatDay, 'to come')
  assert.match(await refusal({ value: '7.234,56' }), /two decimals/)
  assert.match(await refusal({ source: ' ' }), /where the public value was published/)
  it.clock.set('2026-05-15T18:00:00+07:00')
  for (const day of ['2026-04-18', '2026-04-19', '2026-04-29', '2026-05-14', '2026-4-15', 'besok'])
    assert.match(await refusal({ day }), notThatDay, day)
  assert.equal((await published()).status, 404)
})

test('a drawn month has as many winners as prizes, with their contacts', async () => {
  it.clock.set('2026-04-15T18:00:00+07:00')
  const drawn = (await draw()) as { entries: number; winners: Winner[] }
  assert.equal(drawn.entries, PEOPLE)
  assert.equal(drawn.winners.length, 3)
  for (const { entry, contact, locale } of drawn.winners)
    assert.deepEqual([contact, locale], [entries.get(entry), 'id'])
})

test('anybody can calculate the same winners from the published data', async () => {
  const { body } = await published()
  assert.deepEqual(body.all_entries, [...entries.keys()].sort())
  const seed = Buffer.from(body.seed, 'hex')
  assert.equal(
    createHash('sha256').update(seed).digest('hex'),
    firstHash,
    'the seed was fixed from the start',
  )
  assert.deepEqual(
    [body.public_value, body.public_day, body.public_source],
    [INDEX.value, INDEX.day, INDEX.source],
  )
  const key = Buffer.concat([seed, Buffer.from(body.public_value)])
  const lot = (entry: string) => createHmac('sha256', key).update(Buffer.from(entry, 'hex')).digest('hex')
  const order = (body.all_entries as string[]).toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1))
  assert.deepEqual(body.winners, order.slice(0, 3))
  const [listed] = (await it.call('raffleState')).body.draws
  assert.deepEqual(listed, {
    month: '2026-03',
    drawn_on: '2026-04-15',
    public_value: INDEX.value,
    public_day: INDEX.day,
    public_source: INDEX.source,
    entries: PEOPLE,
    winners: body.winners,
  })
})

test('drawing again, also with another value, changes nothing', async () => {
  const before = (await published()).body
  const again = (await draw('2026-03', { ...INDEX, value: '1.00' })) as { winners: Winner[] }
  assert.deepEqual(
    again.winners.map(({ entry }) => entry),
    before.winners,
  )
  assert.deepEqual((await published()).body, before)
})

test('after the draw nobody can get a signature for the month', async () => {
  const [key] = await it.db.content`select private_sealed from content.raffle_key where month = '2026-03'`
  assert.equal(key?.['private_sealed'], null)
})

test('thirty days after the draw contacts and tokens are deleted, and the result stays', async () => {
  const before = (await published()).body
  const left = async () => {
    const [row] = await it.db.content`
      select (select count(*)::integer from content.raffle_entry where month = '2026-03') as entries,
        (select count(*)::integer from content.raffle_spent where month = '2026-03') as spent,
        (select contact_private_sealed is null from content.raffle_month where month = '2026-03') as shredded`
    return row
  }
  await nights(28)
  assert.deepEqual(await left(), { entries: PEOPLE, spent: PEOPLE, shredded: false })
  await nights(3)
  assert.deepEqual(await left(), { entries: 0, spent: 0, shredded: true })
  assert.match(((await draw()) as { refused: string }).refused, /purged/)
  assert.deepEqual((await published()).body, before)
})

test('a month without entries is drawn too, and has no winners', async () => {
  const month = (await it.call('raffleState')).body.months[0].month as string
  it.clock.move(60 * 24 * 3600_000)
  // Of three consecutive days one is a weekday.
  const days = [1, 2, 3].map(later => ({ ...INDEX, day: addDays(closesOn(month), later) }))
  const isWeekday = ({ day }: PublicValue) => ![0, 6].includes(new Date(day).getUTCDay())
  const value = days.find(isWeekday) as PublicValue
  assert.deepEqual(((await draw(month, value)) as { winners: Winner[] }).winners, [])
  assert.deepEqual((await published(month)).body.all_entries, [])
})
