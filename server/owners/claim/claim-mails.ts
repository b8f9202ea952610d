import { ownerMails as en } from '#shared/messages/en/owners/owner-mails.ts'
import { ownerMails as id } from '#shared/messages/id/owners/owner-mails.ts'
import { href } from '#shared/paths.ts'
import { getSurvivor } from '#server/companies/find.ts'
import { LISTED } from '#server/companies/status.ts'
import type { Clock } from '#server/platform/clock.ts'
import { queueMessage } from '#server/platform/delivery/outbox.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { NewTask } from '#server/platform/tasks/tasks.ts'
import { openPerson } from '../person.ts'
import type { OwnerRow } from '../store.ts'
import { claimKey, openClaimant } from './claim-box.ts'
import * as store from './store.ts'

export const MAIL_WORDS = { id, en }
/** Days in which a claimant must answer a question. */
export const ANSWER_DAYS = 14

type Kind = 'received' | 'question' | 'declined'
/** `serial`: running number of this kind, so that a second question gets a mail, too. */
type ClaimMail = { id: string; kind: Kind; serial: number }

/** Task that sends a mail to a claimant; a task because claims and outgoing mails are in different schemas. */
export const claimMail = (clock: Clock, id: string, kind: Kind, serial = 1): NewTask => ({
  kind: 'claim-mail',
  payload: { id, kind, serial } satisfies ClaimMail,
  runAt: clock.now(),
})

/** Queues the mail; idempotent. */
export async function sendClaimMail(parts: Parts, { id: claimId, kind, serial }: ClaimMail): Promise<void> {
  const { db, secrets, config, wake } = parts
  const claim = await store.findClaim(db.content, claimId)
  if (!claim) return
  const { email, name, questions, reason } = openClaimant(secrets, claim)
  const { name: company, slug, status } = await getSurvivor(db.content, claim.company_id)
  const link = `${config.publicUrl}${href(claim.locale, 'ownClaim')}#${claimKey(secrets, claimId)}`
  const words = MAIL_WORDS[claim.locale]
  const { subject, body } = {
    received: () => words.claimReceived({ company: status === LISTED ? company : null, link }),
    question: () =>
      words.claimQuestion({
        name,
        company,
        link,
        question: questions.at(-1)?.question ?? '',
        days: ANSWER_DAYS,
      }),
    declined: () =>
      words.claimDeclined({
        name,
        company,
        reason: reason ?? '',
        link:
          config.publicUrl +
          (status === LISTED
            ? href(claim.locale, 'companyClaim', { id: slug })
            : href(claim.locale, 'claim')),
      }),
  }[kind]()
  const once = `claim-${kind}:${claimId}:${serial}`
  await db.begin('identity', tx =>
    queueMessage(tx, parts, { channel: 'email', locale: claim.locale, to: email, subject, body, once }),
  )
  wake()
}

export async function notifyJoined(
  tx: Tx,
  parts: Parts,
  owner: OwnerRow,
  values: { company: string; other: string },
): Promise<void> {
  const { secrets, config } = parts
  const { locale } = owner
  const { name, email: to } = openPerson(secrets, owner)
  const mail = MAIL_WORDS[locale].colleagueJoined({
    ...values,
    name,
    link: config.publicUrl + href(locale, 'ownerColleagues'),
    contact: config.publicUrl + href(locale, 'contact'),
  })
  await queueMessage(tx, parts, { channel: 'email', locale, to, ...mail })
}
