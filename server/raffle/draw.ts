import type { Locale } from '#shared/locale.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import type { Parts } from '#server/platform/parts.ts'
import { forgetSigning } from './tickets/keys.ts'
import { closesOn, takingMonths } from './tickets/months.ts'
import { openContactKey, openSeed } from './months.ts'
import { openSealed } from './sealed-box.ts'
import { closeMonths, findDraw, findMonth, finishDraw, listEntries, type DrawRow } from './store.ts'
import { createHmac } from 'node:crypto'

type Deps = Pick<Parts, 'db' | 'clock' | 'secrets' | 'config'>
export type Winner = { entry: string; contact: string; locale: Locale }
/** `refused`: the reason for not drawing, for the operator. */
export type Drawn = { entries: number; seed: string; winners: Winner[] } | { refused: string }

/** A value that others published, with its place and day, as the rules name it in advance. */
export type PublicValue = { value: string; day: string; source: string }

/**
 * Draws a closed month: orders entries by seed and public value, publishes the result, and decrypts the winners'
 * contacts. A month that was drawn before returns the same winners, until their contacts are purged.
 */
export async function drawMonth(deps: Deps, month: string, given?: PublicValue): Promise<Drawn> {
  const { db, clock, secrets, config } = deps
  const row = await findMonth(db.content, month)
  if (!row) return { refused: `There is no raffle of ${month}.` }
  if (takingMonths(clock).includes(month) || row.month > dayOf(clock.now()))
    return { refused: `The raffle of ${month} takes tickets until ${closesOn(month)}.` }
  if (row.state === 'drawn') return winnersFrom(deps, month)
  const value = given ?? { value: '', day: '', source: '' }
  const mistake = mistakeOf(value, month, dayOf(clock.now()))
  if (mistake) return { refused: mistake }
  await db.begin('content', async tx => {
    await closeMonths(tx, takingMonths(clock).at(-1) as string)
    const entries = (await listEntries(tx, month)).map(({ entry }) => entry)
    const seed = openSeed(secrets, row)
    const drawn_on = dayOf(clock.now())
    const { value: public_value, day: public_day, source: public_source } = value
    const made = { seed, public_value, public_day, public_source, drawn_on }
    const draw = { month, ...made, entries: Buffer.concat(entries), winners: config.RAFFLE_WINNERS }
    if (await finishDraw(tx, draw)) await forgetSigning(tx, month)
  })
  return winnersFrom(deps, month)
}

/**
 * Nobody may know the value before the last ticket is in, because tickets could be made to fit it. Nor may the day be
 * chosen: it is the first on which the exchange trades, which anybody can verify.
 */
function mistakeOf({ value, day, source }: PublicValue, month: string, today: string): string | undefined {
  if (!INDEX.test(value)) return 'The public value is the closing index with two decimals, as 7234.56.'
  if (source.trim().length < 3) return 'Say where the public value was published.'
  const closed = closesOn(month)
  const isNear =
    /^\d{4}-\d{2}-\d{2}$/.test(day) && day > closed && day <= addDays(closed, MOST_DAYS_CLOSED + 1)
  if (!isNear || day > today || isWeekend(day))
    return `The public value is of the first trading day after ${closed}: no weekend, no day to come, and at most ${MOST_DAYS_CLOSED} days on which the exchange was closed lie between.`
  return undefined
}
const INDEX = /^\d{1,6}\.\d{2}$/
/** Around Idulfitri, with its weekends, the exchange has been closed for eleven days in a row. */
const MOST_DAYS_CLOSED = 13
const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

async function winnersFrom({ db, secrets }: Deps, month: string): Promise<Drawn> {
  const draw = (await findDraw(db.content, month)) as DrawRow
  const row = await findMonth(db.content, month)
  const key = row && openContactKey(secrets, row)
  if (!key) return { refused: `${month} was drawn on ${draw.drawn_on}; its contacts are purged.` }
  const sealed = await db.begin('content', async tx => {
    const rows = await listEntries(tx, month)
    return new Map(rows.map(({ entry, sealed: box }) => [entry.toString('hex'), box]))
  })
  const winners = winnersOf(draw).map(bytes => {
    const entry = bytes.toString('hex')
    const told = JSON.parse(openSealed(key, sealed.get(entry) as Buffer)) as Omit<Winner, 'entry'>
    return { entry, ...told }
  })
  return { entries: draw.entries.length / ENTRY_BYTES, seed: draw.seed.toString('hex'), winners }
}

const ENTRY_BYTES = 32

/** The first entries of the order, as many as there were prizes. */
export function winnersOf({
  entries,
  seed,
  public_value,
  winners,
}: Pick<DrawRow, 'entries' | 'seed' | 'public_value' | 'winners'>): Buffer[] {
  const list = Array.from({ length: entries.length / ENTRY_BYTES }, (_, at) =>
    entries.subarray(at * ENTRY_BYTES, (at + 1) * ENTRY_BYTES),
  )
  return drawOrder(list, seed, public_value).slice(0, winners)
}

/**
 * The entries in the order of the draw: by HMAC-SHA256 of each, keyed with the seed followed by the public value.
 * Anyone who has the published list and both gets the same order; the first entries win.
 */
function drawOrder(entries: Buffer[], seed: Buffer, publicValue: string): Buffer[] {
  const key = Buffer.concat([seed, Buffer.from(publicValue, 'utf8')])
  return entries
    .map(entry => ({ entry, lot: createHmac('sha256', key).update(entry).digest() }))
    .sort((a, b) => Buffer.compare(a.lot, b.lot))
    .map(({ entry }) => entry)
}
