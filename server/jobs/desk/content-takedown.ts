import { vacancyDeclined as en } from '#shared/messages/en/contact/inquiry-mails.ts'
import { vacancyDeclined as id } from '#shared/messages/id/contact/inquiry-mails.ts'
import type { Takedown } from '#server/moderation/takedown.ts'
import type { Clock } from '#server/platform/clock.ts'
import { declineVacancy } from '../decline.ts'
import { localeOf } from './store.ts'

const NOTE = { id, en }

/** A vacancy that somebody asked to be taken down is declined; its company reads why in the language of the vacancy. */
export const vacancyTakedown = (clock: Clock): Takedown => ({
  takeDown: async (tx, vacancy) =>
    (await declineVacancy(tx, clock, vacancy, NOTE[await localeOf(tx, vacancy.id)])).length > 0,
  acts: { removed: 'vacancy_declined' },
})
