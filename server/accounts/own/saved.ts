import type { FollowedCompany, Saved, SavedJob } from '#shared/contract/accounts/saved.ts'
import { SAVED_MOST } from '#shared/contract/accounts/saved-limit.ts'
import { padded } from '#shared/contract/padding.ts'
import { open, seal } from '#server/platform/crypto.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail, failField } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import * as store from '../store.ts'

export async function readSaved({ db, secrets }: Parts, { holder }: Context): Promise<Saved> {
  if (holder?.kind !== 'account') return fail('unauthenticated')
  return savedOf(secrets, holder.id, await store.findSaved(db.identity, holder.id))
}

/** Adds entries that are not saved yet. Where there is no room it refuses, and removes nothing that is saved. */
export const save = (parts: Parts, given: Saved, context: Context): Promise<Saved> =>
  changeSaved(parts, context, saved => ({
    jobs: added<SavedJob>(saved.jobs, given.jobs, 'jobs'),
    companies: added<FollowedCompany>(saved.companies, given.companies, 'companies'),
  }))

/** Removes a vacancy or a company; one that is not saved is no error. */
export const unsave = (parts: Parts, id: string, context: Context): Promise<Saved> =>
  changeSaved(parts, context, saved => ({
    jobs: saved.jobs.filter(one => one.id !== id),
    companies: saved.companies.filter(one => one.id !== id),
  }))

const NOTHING: Saved = { jobs: [], companies: [] }

/** The list is encrypted as a whole, so the row lock makes two devices that change it wait for each other. */
async function changeSaved(
  { db, secrets }: Parts,
  { holder }: Context,
  change: (saved: Saved) => Saved,
): Promise<Saved> {
  if (holder?.kind !== 'account') return fail('unauthenticated')
  return db.begin('identity', async tx => {
    const now = change(savedOf(secrets, holder.id, await store.lockSaved(tx, holder.id)))
    const isEmpty = now.jobs.length + now.companies.length === 0
    const saved_ct = isEmpty ? null : seal(secrets.field, padded(JSON.stringify(now)), contextOf(holder.id))
    await store.updateAccount(tx, holder.id, { saved_ct })
    return now
  })
}

function savedOf({ field }: Secrets, id: string, row: { saved_ct: Buffer | null } | undefined): Saved {
  const { saved_ct: sealed } = row ?? fail('unauthenticated')
  return sealed ? (JSON.parse(open(field, sealed, contextOf(id))) as Saved) : NOTHING
}

function added<T extends { id: string }>(saved: T[], given: T[], field: string): T[] {
  const all = [...given.filter(one => !saved.some(({ id }) => id === one.id)), ...saved]
  return all.length > SAVED_MOST ? failField(field, 'too_many', { max: SAVED_MOST }) : all
}

const contextOf = (accountId: string): string => `identity.account.saved_ct:${accountId}`
