import { randomUUID } from 'node:crypto'
import type { ApplicationInput, OwnApplication } from '#shared/contract/jobs/applications.ts'
import { RESUME_KINDS } from '#shared/rules/file-kinds.ts'
import { limitedMailbox } from '#shared/rules/mail/mailbox.ts'
import { lockMailOf } from '#server/accounts/mail-address.ts'
import { ownEmail } from '#server/accounts/own/own-email.ts'
import { getSurvivor } from '#server/companies/find.ts'
import { dropUnclaimed, takeFiles } from '#server/files/private.ts'
import { chooseVacancy, listNamedVacancies, type NamedVacancy } from '../vacancy-names.ts'
import { dayOf } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail, failField, orWait } from '#server/platform/http/errors.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import { inNetworks } from '#server/platform/limits/network.ts'
import type { Parts } from '#server/platform/parts.ts'
import { applicantOf, filesOf, sealLetter } from './letter-box.ts'
import { notifyApplicant } from './mails.ts'
import { readOwn } from './own-applications.ts'
import * as store from './store.ts'

const DAY = 24 * 3600
const BY_ACCOUNT: Rule = { name: 'apply-account', most: 30, seconds: DAY }
const BY_NETWORK: Rule = { name: 'apply-network', most: 200, seconds: DAY }
/** For accounts with only a phone number, whose mails go to a typed address. */
const TO_ADDRESS: Rule = { name: 'apply-address', most: 10, seconds: DAY }
const KINDS: readonly string[] = RESUME_KINDS

/**
 * Stores an application with its résumé and queues the confirmation mail, in one transaction. A repeated application
 * to the same vacancy returns the earlier one unchanged, whatever it contains; only a withdrawn one may be sent
 * again.
 */
export async function applyJob(
  parts: Parts,
  given: ApplicationInput,
  context: Context,
): Promise<OwnApplication> {
  const { db, clock, secrets, limits } = parts
  const { holder, locale, address } = context
  const account = holder?.id ?? fail('unauthenticated')
  const applicant = applicantOf(secrets, account)
  const named = given.company_id && (await getSurvivor(db.content, given.company_id)).id
  const vacancy_id = given.vacancy_id ?? (await vacancyOf(named))
  const before = await store.findSame(db.identity, applicant, vacancy_id)
  if (before && before.state !== 'withdrawn') {
    await dropUnclaimed(parts, [given.attachment])
    return readOwn(parts, before)
  }
  const vacancy = await openVacancy(vacancy_id)
  if (!given.email && !given.phone) failField('phone', 'required')
  orWait(await limits.here.take(...inNetworks(BY_NETWORK, address)))
  const typed = (await ownEmail(parts, context)) === null ? given.email : null
  orWait(
    await limits.everywhere.take(
      { rule: BY_ACCOUNT, of: [account] },
      ...(typed ? [{ rule: TO_ADDRESS, of: [limitedMailbox(typed)] }] : []),
    ),
  )
  const company = await getSurvivor(db.content, vacancy.company_id)
  await db.begin('identity', async tx => {
    await lockMailOf(tx, parts, account)
    const same = await store.findSame(tx, applicant, vacancy.id)
    if (same && same.state !== 'withdrawn') return
    await store.deleteWithdrawn(tx, applicant, vacancy.id)
    const sender = { account, applicant, vacancy, locale: given.locale ?? locale }
    const row = await keepApplication(tx, parts, given, sender)
    await notifyApplicant(tx, parts, { ...row, quiet: false }, 'sent', {
      company: company.name,
      title: vacancy.title,
    })
  })
  parts.wake()
  return readOwn(parts, (await store.findSame(db.identity, applicant, vacancy.id)) ?? fail('conflict'))

  async function vacancyOf(company: string | undefined): Promise<string> {
    if (!company) return failField('vacancy_id', 'required')
    return chooseVacancy(db.content, company, dayOf(clock.now()))
  }

  async function openVacancy(id: string): Promise<NamedVacancy> {
    const found = (await listNamedVacancies(db.content, [id], dayOf(clock.now()))).get(id)
    if (!found || (named && named !== found.company_id)) return fail('not_found')
    return found.is_open ? found : failField('vacancy_id', 'vacancy_ended')
  }
}

type Applying = Pick<store.ApplicationRow, 'locale'> & {
  account: string
  applicant: Buffer
  vacancy: NamedVacancy
}

/** Stores an application with its résumé; a deleted résumé, or one of another kind, is an error at its field. */
export async function keepApplication(
  tx: Tx,
  { clock, secrets }: Pick<Parts, 'clock' | 'secrets'>,
  { name, email, phone, message, attachment }: Omit<ApplicationInput, 'locale'>,
  { account, applicant, vacancy, locale }: Applying,
) {
  const id = randomUUID()
  const [file = failField('attachment', 'file_gone')] = await takeFiles(
    tx,
    filesOf(id),
    [attachment],
    'attachment',
  )
  if (!KINDS.includes(file.kind)) failField('attachment', 'file_kind', { kinds: 'PDF, DOC, DOCX' })
  const letter = {
    account,
    name,
    email: email ?? null,
    phone: phone ?? null,
    message,
    file: { id: file.id, name: file.name },
    answer: null,
  }
  const row = {
    id,
    applicant,
    vacancy_id: vacancy.id,
    company_id: vacancy.company_id,
    sealed: sealLetter(secrets, id, letter),
    locale,
    sent_on: dayOf(clock.now()),
  }
  await store.insertApplication(tx, row)
  return row
}
