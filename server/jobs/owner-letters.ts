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
export const NOTIFY_OWNERS = 'tell-owners-of-vacancies'

/** A letter about a vacancy, or about all of a company. `note`: the team's reason. */
export type Told = { company_id: string } & (
  | { letter: 'vacancyHeld' | 'vacancyShown'; title: string }
  | { letter: 'vacancyDeclined'; title: string; note: string }
  | { letter: 'vacanciesTakenDown'; note: string }
)

/** Adds the task in the transaction of the decision. */
export const notifyOwnersLater = (tx: Tx, { clock }: Pick<Parts, 'clock'>, told: Told) =>
  addTask(tx, 'content', { kind: NOTIFY_OWNERS, payload: { ...told, act: randomUUID() }, runAt: clock.now() })

/** Queues a mail to every owner of the company. */
export async function notifyOwners(parts: Parts, told: Told & { act: string }): Promise<void> {
  const boxes = await mailboxesOf(parts, told.company_id)
  await parts.db.begin('identity', async tx => {
    for (const { id: owner, email: to, locale } of boxes) {
      const at = (page: 'ownerJobs' | 'contact') => parts.config.publicUrl + href(locale, page)
      const written = letterOf(MAILS[locale], told, { link: at('ownerJobs'), contact: at('contact') })
      await queueMessage(tx, parts, {
        channel: 'email',
        locale,
        to,
        ...written,
        once: `vacancies-${told.act}:${owner}`,
      })
    }
  })
  parts.wake()
}

function letterOf(words: typeof id, told: Told, { link, contact }: Record<'link' | 'contact', string>) {
  if (told.letter === 'vacanciesTakenDown')
    return words[told.letter]({ note: quoted(told.note), link, contact })
  if (told.letter === 'vacancyDeclined')
    return words[told.letter]({ title: told.title, note: quoted(told.note), link })
  return words[told.letter]({ title: told.title, link })
}
