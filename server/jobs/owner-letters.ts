import { randomUUID } from 'node:crypto'
import { ownerMails as en } from '#shared/messages/en/owners/owner-mails.ts'
import { ownerMails as id } from '#shared/messages/id/owners/owner-mails.ts'
import { href } from '#shared/paths.ts'
import { mailboxesOf } from '#server/owners/mailboxes.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { queueMessage } from '#server/platform/delivery/outbox.ts'
import { quoted } from '#server/platform/delivery/quoted.ts'
import type { Parts } from '#server/platform/parts.ts'
import { addTask } from '#server/platform/tasks/tasks.ts'

const MAILS = { id, en }
export const NOTIFY_OWNERS = 'notify-owners-of-vacancies'

/** A letter about a vacancy, or about all of a company. `note`: the team's reason. */
export type VacancyNews = { company_id: string } & (
  | { letter: 'vacancyHeld' | 'vacancyShown'; title: string }
  | { letter: 'vacancyDeclined'; title: string; note: string }
  | { letter: 'vacanciesTakenDown'; note: string }
)

/** Adds the task in the transaction of the decision. */
export const notifyOwnersLater = (tx: Tx, { clock }: Pick<Parts, 'clock'>, news: VacancyNews) =>
  addTask(tx, 'content', { kind: NOTIFY_OWNERS, payload: { ...news, act: randomUUID() }, runAt: clock.now() })

/** Queues a mail to every owner of the company. */
export async function notifyOwners(parts: Parts, news: VacancyNews & { act: string }): Promise<void> {
  const boxes = await mailboxesOf(parts, news.company_id)
  await parts.db.begin('identity', async tx => {
    for (const { id: owner, email: to, locale } of boxes) {
      const at = (page: 'ownerJobs' | 'contact') => parts.config.publicUrl + href(locale, page)
      const written = letterOf(MAILS[locale], news, { link: at('ownerJobs'), contact: at('contact') })
      await queueMessage(tx, parts, {
        channel: 'email',
        locale,
        to,
        ...written,
        once: `vacancies-${news.act}:${owner}`,
      })
    }
  })
  parts.wake()
}

function letterOf(
  words: typeof id,
  news: VacancyNews,
  { link, contact }: Record<'link' | 'contact', string>,
) {
  if (news.letter === 'vacanciesTakenDown')
    return words[news.letter]({ note: quoted(news.note), link, contact })
  if (news.letter === 'vacancyDeclined')
    return words[news.letter]({ title: news.title, note: quoted(news.note), link })
  return words[news.letter]({ title: news.title, link })
}
