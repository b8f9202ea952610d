import { sha256 } from '@noble/hashes/sha2.js'
import { MOST_MERGED, type Use } from '#shared/pass/domain.ts'
import { present } from '#shared/pass/presentation.ts'
import { decode, encode } from '#web/platform/base64.ts'
import { isCallError, type Call } from '#web/platform/call.ts'
import { issuerOf, type Credential } from '#web/accounts/pass/credential.ts'

/** `unlisted`: the company's id is new. */
export type PassFor = Use & { unlisted?: boolean }

/**
 * Has a pass permitted for one review or one amount, by a presentation of the credential, in a call that no session and
 * no account belongs to. A company that took in others this year needs a tag for each.
 */
export async function permit(
  call: Call,
  credential: Credential,
  purpose: PassFor,
  pass: string,
): Promise<void> {
  const send = (ids: string[]) => showFor(call, credential, { purpose, mergedIds: ids, pass })
  await send([]).catch(error => send(mergedIds(error)))
}

export const createPass = (): string => encode(crypto.getRandomValues(new Uint8Array(32)))

/** The ids that the server names when companies were merged this year; otherwise the error itself is thrown. */
function mergedIds(error: unknown): string[] {
  const ids = isCallError(error) && error.code === 'companies_merged' && error.candidates?.['company_id']
  if (!ids || ids.length > MOST_MERGED) throw error
  return ids.map(({ id }) => id)
}

async function showFor(
  call: Call,
  credential: Credential,
  { purpose, mergedIds, pass }: { purpose: PassFor; mergedIds: string[]; pass: string },
): Promise<void> {
  const { kind, company, unlisted } = purpose
  const bound = sha256(new TextEncoder().encode(pass))
  const uses = [company, ...mergedIds].map(id => ({ kind, company: id }) as Use)
  const presentation = present(issuerOf(credential), decode(credential.credential), { uses, bound })
  const shown = {
    ...(unlisted && { unlisted }),
    year: credential.year,
    pass_hash: encode(bound),
    presentation: encode(presentation),
  }
  if (kind === 'pay') await call('payPass', { body: { company_id: company, ...shown } })
  else await call('reviewPass', { body: { company_id: company, ...shown } })
}
