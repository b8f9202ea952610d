import type { Locale } from '#shared/locale.ts'
import { dayOf } from '#server/platform/clock.ts'
import type { Parts } from '#server/platform/parts.ts'
import { forgetSigning } from '#server/tokens/keys.ts'
import { closesOn, takingMonths } from '#server/tokens/months.ts'
import { openContactKey, openSeed } from './months.ts'
import { drawOrder } from './order.ts'
import { openSealed } from './sealed-box.ts'
import { closeMonths, findDraw, findMonth, finishDraw, listEntries, type DrawRow } from './store.ts'

type Ground = Pick<Parts, 'db' | 'clock' | 'secrets' | 'config'>
export type Winner = { entry: string; contact: string; locale: Locale }
/** `refused`: why it was not drawn, for the operator. */
export type Drawn = { entries: number; seed: string; winners: Winner[] } | { refused: string }

/**
 * Draws a month that has closed: order by seed and the witness's words, publishes, and opens the winners' contacts.
 * A month that was drawn before answers the same winners again, until their contacts are purged.
 */
export async function drawMonth(ground: Ground, month: string, witness: string): Promise<Drawn> {
  const { db, clock, secrets, config } = ground
  const row = await findMonth(db.content, month)
  if (!row) return { refused: `There is no raffle of ${month}.` }
  if (takingMonths(clock).includes(month) || row.month > dayOf(clock.now()))
    return { refused: `The raffle of ${month} takes tickets until ${closesOn(month)}.` }
  await db.begin('content', async tx => {
    await closeMonths(tx, takingMonths(clock).at(-1) as string)
    const entries = (await listEntries(tx, month)).map(({ entry }) => entry)
    const seed = openSeed(secrets, row)
    const drawn_on = dayOf(clock.now())
    const draw = { month, seed, witness, entries: Buffer.concat(entries), winners: config.RAFFLE_WINNERS }
    if (await finishDraw(tx, { ...draw, drawn_on })) await forgetSigning(tx, month)
  })
  return winnersFrom(ground, month)
}

async function winnersFrom({ db, secrets }: Ground, month: string): Promise<Drawn> {
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

/** The first of the order, as many as there were prizes. */
export function winnersOf({
  entries,
  seed,
  witness,
  winners,
}: Pick<DrawRow, 'entries' | 'seed' | 'witness' | 'winners'>): Buffer[] {
  const list = Array.from({ length: entries.length / ENTRY_BYTES }, (_, at) =>
    entries.subarray(at * ENTRY_BYTES, (at + 1) * ENTRY_BYTES),
  )
  return drawOrder(list, seed, witness).slice(0, winners)
}
