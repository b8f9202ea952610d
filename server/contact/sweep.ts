import { RETENTION } from '#shared/rules/kept/retention.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import type { Parts } from '#server/platform/parts.ts'
import { alarmOf, spentOf } from './deadline.ts'
import * as store from './store.ts'

/** Erases the words half a year after the end, and deletes the rest after two years. */
export async function sweepInquiries({ db, clock }: Parts): Promise<void> {
  const today = dayOf(clock.now())
  await store.eraseWords(db.content, addDays(today, -RETENTION.inquiry_words.days))
  await store.deleteEnded(db.content, addDays(today, -RETENTION.inquiry_count.days))
}

/** Logs once each when half, four fifths and all of an inquiry's time limit is over. */
export async function warnOfInquiries({ db, clock, log }: Parts): Promise<void> {
  for (const { id, topic, class: kind, warned, ...times } of await store.listOpen(db.content)) {
    const alarm = alarmOf(spentOf(times, clock.now()))
    if (!alarm || alarm[0] <= warned) continue
    log.info('inquiry due', { topic, kind, spent: alarm[1] })
    await store.putWarned(db.content, id, alarm[0])
  }
}
