import { randomInt, randomUUID } from 'node:crypto'
import type { ClaimInput } from '#shared/contract/owners/claims.ts'
import type { Output } from '#shared/contract/contract.ts'
import type { Locale } from '#shared/locale.ts'
import { limitedMailbox } from '#shared/rules/mail/mailbox.ts'
import { readOfficePhone } from '#shared/rules/input/office-phone.ts'
import { refuseContactsIn } from '#server/companies/contacts.ts'
import { createCompany } from '#server/companies/create.ts'
import { findListedCompany, listNamesakes, type Company } from '#server/companies/find.ts'
import { PENDING } from '#server/companies/status.ts'
import { checkProof } from '#server/files/private.ts'
import type { Places } from '#server/places/places.ts'
import { dayOf, type Clock } from '#server/platform/clock.ts'
import { mac } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail, failChoice, failField, orWait } from '#server/platform/http/errors.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import { inNetworks } from '#server/platform/limits/network.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { addTask } from '#server/platform/tasks/tasks.ts'
import { sealClaimant, type Claimant } from './claim-box.ts'
import { claimFiles } from './claim-files.ts'
import { claimMail } from './claim-mails.ts'
import { isProof } from './proof.ts'
import * as store from './store.ts'
import { workingDaysAfter } from './working-days.ts'

/** Working days within which the team answers. */
export const ANSWER_WORKING_DAYS = 3

const DAY = 24 * 3600
const DEVICE_DAY: Rule = { name: 'claim-device-day', most: 10, seconds: DAY }
/** Each claim sends a mail to an address that a stranger may have typed. */
const ADDRESS_DAY: Rule = { name: 'claim-address-day', most: 3, seconds: DAY }
const NETWORK_DAY: Rule = { name: 'claim-network-day', most: 50, seconds: DAY }
/** A lost mail is sent again, but not on every click. */
const RESEND: Rule = { name: 'claim-mail-again', most: 1, seconds: 600 }

/**
 * Accepts a claim and sends a mail to its address. Identical words while the first claim waits are the same claim and
 * get the same answer.
 */
export async function claimCompany(
  parts: Parts,
  places: Places,
  { locale: chosen, agree: _, ...fields }: ClaimInput,
  context: Context,
): Promise<Output<'claimCompany'>> {
  const { db, secrets, wake } = parts
  const earlier = await store.findClaimByRequest(db.content, requestMac(secrets, fields))
  if (earlier) {
    await resendMail(parts, earlier, fields.email)
    return answerOf(parts, earlier.due_on, await findListed(parts, earlier.company_id), fields.email)
  }
  refuseContactsIn({}, { company_name: fields.company_name })
  const company = await findNamedCompany(parts, places, fields)
  await countClaim(parts, fields.email, context)
  await checkProof(db.identity, fields.upload_files, 'upload_files')
  const { id, due_on } = await receiveClaim(parts, fields, company?.id, chosen ?? context.locale)
  await parts.limits.everywhere.note({ rule: RESEND, of: [id] })
  wake()
  return answerOf(parts, due_on, company, fields.email)
}

type ClaimFields = Omit<ClaimInput, 'agree' | 'locale'>

const requestMac = ({ index }: Secrets, fields: ClaimFields): Buffer =>
  mac(index, 'claim', JSON.stringify(fields))

/** Stores a claim, idempotent by its words, and sends a mail to its address. */
export async function receiveClaim(
  { db, clock, secrets }: Pick<Parts, 'db' | 'clock' | 'secrets'>,
  fields: ClaimFields,
  companyId: string | undefined,
  locale: Locale,
): Promise<{ id: string; due_on: string }> {
  const id = randomUUID()
  const due_on = workingDaysAfter(dayOf(clock.now()), ANSWER_WORKING_DAYS)
  const request_mac = requestMac(secrets, fields)
  await db.begin('content', async tx => {
    const company_id = companyId ?? randomUUID()
    const sealed = sealClaimant(secrets, id, claimantOf(fields))
    if (!(await store.insertClaim(tx, { id, company_id, request_mac, sealed, locale, due_on }))) return
    if (!companyId) await createUnlisted(tx, clock, company_id, fields.company_name)
    await addTask(tx, 'content', claimMail(clock, id, 'received'))
    if (fields.upload_files.length > 0) await addTask(tx, 'content', claimFiles(clock, id))
  })
  return (await store.findClaimByRequest(db.content, request_mac)) ?? fail('conflict')
}

/** Sends the first mail again, because a claimant who repeats a claim may not have received it. */
async function resendMail(
  { db, clock, limits, wake }: Parts,
  claim: store.ClaimRow,
  email: string,
): Promise<void> {
  if (claim.proven || claim.state !== 'pending') return
  const wait = await limits.everywhere.take(
    { rule: RESEND, of: [claim.id] },
    { rule: ADDRESS_DAY, of: [limitedMailbox(email)] },
  )
  if (wait !== undefined) return
  const serial = randomInt(2 ** 32)
  await addTask(db.content, 'content', claimMail(clock, claim.id, 'received', serial))
  wake()
}

async function answerOf(
  { db }: Parts,
  due_on: string,
  company: Company | undefined,
  email: string,
): Promise<Output<'claimCompany'>> {
  const isMailbox = company !== undefined && (await isProof(db.content, email, company))
  return { due_on, proof: isMailbox ? 'mailbox' : 'documents' }
}

const findListed = ({ db }: Parts, id: string) => findListedCompany(db.content, id)

/** The listed company that is named; undefined for a name that no listed company has. */
async function findNamedCompany(
  parts: Parts,
  places: Places,
  { company_id, company_name }: Pick<ClaimInput, 'company_id' | 'company_name'>,
): Promise<Company | undefined> {
  const { db } = parts
  if (company_id) return (await findListed(parts, company_id)) ?? failField('company_id', 'no_such_company')
  if (!company_name) return failField('company_name', 'required')
  const namesakes = await listNamesakes(db.content, company_name, 10)
  if (namesakes.length > 1)
    return failChoice(
      'company_name',
      'which_company',
      namesakes.map(({ id, name, city_id }) => ({ id, name, place: places.findCity(city_id)?.name ?? null })),
    )
  return namesakes[0] && findListed(parts, namesakes[0].id)
}

async function createUnlisted(tx: Tx, clock: Clock, id: string, name: string | undefined): Promise<void> {
  if (!name) return fail('not_found')
  await createCompany(tx, { id, name, status: PENDING, listed_on: dayOf(clock.now()) })
}

async function countClaim({ limits }: Parts, email: string, { device, address }: Context): Promise<void> {
  orWait(await limits.here.take(...inNetworks(NETWORK_DAY, address)))
  orWait(
    await limits.everywhere.take(
      { rule: ADDRESS_DAY, of: [limitedMailbox(email)] },
      ...(device === undefined ? [] : [{ rule: DEVICE_DAY, of: [device] }]),
    ),
  )
}

function claimantOf(fields: ClaimFields): Claimant {
  const { name, email, role, info } = fields
  const employees = fields.employees ?? null
  const phone = readOfficePhone(fields.phone_prefix, fields.phone).number ?? fields.phone
  const files = fields.upload_files
  return { name, email, role, info, employees, phone, files, questions: [], reason: null }
}
