import type { HandlerInput, Output } from '#shared/contract/contract.ts'
import { QUESTION } from '#shared/contract/questions/limits.ts'
import { isWrittenTo } from './askers/askers.ts'
import { moveMessage } from './moves/moves.ts'
import { getSurvivor } from '#server/companies/find.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail, failField } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { messageCodeMac, codeOf } from './code.ts'
import { findByMac, rewrite, type OwnRow } from './own-store.ts'

async function getByCode({ db, secrets }: Parts, bearer: string | undefined): Promise<OwnRow> {
  return (await findByMac(db.content, messageCodeMac(secrets, codeOf(bearer)))) ?? fail('not_found')
}

/** A question or an answer and its outcome, for the holder of its code. */
export async function readOwn(parts: Parts, bearer: string | undefined): Promise<Output<'ownMessage'>> {
  const row = await getByCode(parts, bearer)
  const { id, company_id, published_on, submission_mac: _, ...own } = row
  const { slug, name } = await getSurvivor(parts.db.content, company_id)
  return {
    ...own,
    company: { slug, name },
    month: published_on?.slice(0, 7) ?? null,
    gets_mails: await isWrittenTo(parts, id),
  }
}

/** Rewrites it while it waits or after it was rejected; it waits for the team again. */
export async function rewriteOwn(
  parts: Parts,
  { bearer, locale }: Pick<Context, 'bearer' | 'locale'>,
  { message: body, name, author_type }: HandlerInput<'editMessage'>['body'],
): Promise<Output<'editMessage'>> {
  const { kind, id } = await getByCode(parts, bearer)
  const isQuestion = kind === 'question'
  if (isQuestion && body.length < QUESTION.min) failField('message', 'too_short', { min: QUESTION.min })
  if (isQuestion && body.length > QUESTION.max) failField('message', 'too_long', { max: QUESTION.max })
  await parts.db.begin('content', async tx => {
    if (!(await moveMessage(tx, parts.clock, { subject: kind, id }, { to: 'pending' })))
      fail('already_decided')
    const row = { body, author_type, locale, ...(isQuestion && { name: name ?? null }) }
    await rewrite(tx, kind, id, row)
  })
  return { state: 'pending' }
}

/** Withdraws it for good: its words and the address are deleted. */
export async function withdrawOwn(
  parts: Parts,
  bearer: string | undefined,
): Promise<Output<'withdrawMessage'>> {
  const { kind, id } = await getByCode(parts, bearer)
  await parts.db.begin('content', tx =>
    moveMessage(tx, parts.clock, { subject: kind, id }, { to: 'withdrawn' }),
  )
  parts.wake()
  return { state: 'withdrawn' }
}
