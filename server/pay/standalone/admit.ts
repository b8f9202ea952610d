import type { Tx } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { countPay } from '../count.ts'
import { sealStandalone, emptied, openStandalone } from './standalone-box.ts'
import { followMerged } from '../store.ts'
import { holdWaiting, listWaiting, removeAll, setAside } from './store.ts'

/** Amounts that one transaction admits. */
const AT_ONCE = 500

/**
 * On Mondays, before the figures are calculated, admits waiting standalone amounts to the stores in batches; repeated
 * amounts of a person are set aside. If a batch fails, each of its amounts gets its own transaction; an unreadable one
 * keeps waiting, and its error is returned.
 */
export async function admitWaiting({ db, secrets }: Pick<Parts, 'db' | 'secrets'>): Promise<unknown[]> {
  const admitting = (some: string[]) => db.begin('content', tx => admit(tx, secrets, some))
  const waiting = await listWaiting(db.content)
  const faults: unknown[] = []
  for (let from = 0; from < waiting.length; from += AT_ONCE) {
    const some = waiting.slice(from, from + AT_ONCE)
    const together = await admitting(some).then(
      () => true,
      () => false,
    )
    if (together) continue
    for (const one of some) await admitting([one]).catch(fault => faults.push(fault))
  }
  await db.begin('content', followMerged)
  return faults
}

async function admit(tx: Tx, secrets: Secrets, ids: string[]): Promise<void> {
  const locked = (await holdWaiting(tx, ids)).map(({ id, box }) => ({
    id,
    amount: openStandalone(secrets, box),
  }))
  for (const { id, amount } of locked.filter(({ amount }) => amount.isRepeat))
    await setAside(tx, { id, box: sealStandalone(secrets, emptied(amount)) })
  const firsts = locked.filter(({ amount }) => !amount.isRepeat)
  await countPay(
    tx,
    secrets,
    firsts.map(({ amount: { pay, of, isNewcomer, week } }) => ({ pay, of, isNewcomer, week })),
  )
  await removeAll(
    tx,
    firsts.map(({ id }) => id),
  )
}
