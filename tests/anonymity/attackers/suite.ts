import type { Attacker } from '../attacker.ts'
import { indexPages, writeAheadLog } from './below-rows.ts'
import { canaries } from './canaries.ts'
import { counts } from './counts.ts'
import { facets } from './facets.ts'
import { files } from './files.ts'
import { lengths } from './lengths.ts'
import { liveLog, liveLogWithAddresses, liveLogWithTimes } from './live-log.ts'
import { order } from './order.ts'
import { sharedValues } from './shared-values.ts'
import { staffRounds } from './staff-rounds.ts'
import { amountsWithKey, storesOfPay } from './stores-of-pay.ts'
import { tags } from './tags.ts'
import { times } from './times.ts'
import { transactions } from './transactions.ts'
import { twoNights } from './two-nights.ts'
import { watcher } from './watcher.ts'
import { cellsWithKey, daysWithKey, salariesWithKey } from './with-keys.ts'

/** All attackers. A new one is a file here and an entry in this list. */
export const ATTACKERS: Attacker[] = [
  sharedValues,
  transactions,
  order,
  staffRounds,
  times,
  counts,
  lengths,
  facets,
  storesOfPay,
  tags,
  liveLog,
  watcher,
  files,
  writeAheadLog,
  indexPages,
  canaries,
  daysWithKey,
  cellsWithKey,
  salariesWithKey,
  amountsWithKey,
  twoNights,
  liveLogWithTimes,
  liveLogWithAddresses,
]
