import type { RaffleState, TakingMonth } from '#shared/contract/raffle/raffle.ts'
import { RETENTION } from '#shared/rules/kept/retention.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import type { Parts } from '#server/platform/parts.ts'
import { fail } from '#server/platform/http/errors.ts'
import { closesOn, permittedMonths, takingMonths } from './tickets/months.ts'
import { winnersOf } from './draw.ts'
import type { createMonths } from './months.ts'
import {
  closeMonths,
  countEntries,
  findDraw,
  listClosed,
  listDraws,
  purgeDrawn,
  type DrawRow,
} from './store.ts'

type Deps = Pick<Parts, 'db' | 'clock' | 'config'>
/** The number of entries is shown in bands, so that no single entry can be observed arriving. */
const BANDS = [0, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000]

export async function readRaffle(
  { db, clock, config }: Deps,
  months: ReturnType<typeof createMonths>,
): Promise<RaffleState> {
  const raffle = config.raffle ?? fail('not_found')
  const taking: TakingMonth[] = []
  for (const month of permittedMonths(clock, raffle)) {
    const { public_key, seed_hash, state } = await months.get(month)
    const entries = bandOf(await countEntries(db.content, month))
    const closes_on = closesOn(month)
    if (state === 'open')
      taking.push({ month, closes_on, public_key, seed_hash: seed_hash.toString('hex'), entries })
  }
  return {
    ...raffle,
    prizes: { count: config.RAFFLE_WINNERS, rupiah: config.RAFFLE_PRIZE },
    months: taking,
    closed: await listClosed(db.content),
    draws: (await listDraws(db.content)).map(presentDraw),
  }
}

/** Everything that is needed to repeat a month's draw. */
export async function readDraw({ db, config }: Deps, month: string) {
  if (!config.raffle) return fail('not_found')
  const draw = (await findDraw(db.content, month)) ?? fail('not_found')
  return {
    ...presentDraw(draw),
    seed: draw.seed.toString('hex'),
    seed_hash: draw.seed_hash.toString('hex'),
    all_entries: hexes(draw.entries),
  }
}

/** Every night: closes the months that take no more tickets, and deletes the contacts of months drawn long ago. */
export const closeRaffles = ({ db, clock }: Deps): Promise<void> =>
  db.begin('content', async tx => {
    await closeMonths(tx, takingMonths(clock).at(-1) as string)
    await purgeDrawn(tx, addDays(dayOf(clock.now()), -RETENTION.raffle_contact.days))
  })

function presentDraw(draw: DrawRow) {
  const { month, drawn_on, public_value, public_day, public_source } = draw
  return {
    month,
    drawn_on,
    public_value,
    public_day,
    public_source,
    entries: draw.entries.length / 32,
    winners: winnersOf(draw).map(toHex),
  }
}

function bandOf(entries: number): { from: number; to: number | null } {
  const at = BANDS.findLastIndex(floor => floor <= entries)
  const next = BANDS[at + 1]
  return { from: BANDS[at] as number, to: next === undefined ? null : next - 1 }
}

const toHex = (bytes: Buffer): string => bytes.toString('hex')
const hexes = (entries: Buffer): string[] => (toHex(entries).match(/.{64}/g) as string[] | null) ?? []
