import type { Use } from '#shared/pass/domain.ts'
import { lockCredentials, movePasses } from '#server/authorship/pass.ts'
import { credentialTables, purgeCredentials } from '#server/authorship/purge.ts'
import type { MergesCompanies } from '#server/moderation/company-merge.ts'
import { purgeStandalone } from '#server/pay/standalone/decision.ts'
import { createCityNames } from '#server/places/city-names.ts'
import type { Places } from '#server/places/places.ts'
import { failField, orWait } from '#server/platform/http/errors.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import type { Context } from '#server/platform/http/api.ts'
import { inNetworks } from '#server/platform/limits/network.ts'
import { yearOf } from '#server/platform/clock.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { createProofPool } from '#server/accounts/pass/proof-pool.ts'
import { createYearKeys } from '#server/accounts/pass/year-key.ts'
import { givePass, publicKeys, type Shown } from './give-pass.ts'
import { editReview } from './edit.ts'
import { readOwnReview, withdrawReview } from './my-review.ts'
import { changePay } from './pay/change-pay.ts'
import { givePay } from './pay/give-pay.ts'
import { readOwnPay, takeBackPay } from './pay/own-pay.ts'
import { submitReview } from './submit.ts'

const HOUR = 3600
/** Generous, because thousands of phones share one network address in Indonesia. */
const PASSES: Rule = { name: 'review-pass', most: 600, seconds: HOUR }
const SUBMISSIONS: Rule = { name: 'submit-network', most: 600, seconds: HOUR }

type Names =
  | 'passKeys'
  | 'reviewPass'
  | 'submitReview'
  | 'myReview'
  | 'editReview'
  | 'withdrawReview'
  | 'payPass'
  | 'givePay'
  | 'myPay'
  | 'changePay'
  | 'withdrawPay'

/** Writing a review or giving pay alone, and what its holder may do with it. The only room that uses the authorship credentials. */
export function createWritingRoom(parts: Parts, places: Places): Room<Names> & MergesCompanies {
  const { db, clock, limits } = parts
  const keys = { yearKeys: createYearKeys(parts), proofs: createProofPool() }
  const deps = { ...parts, ...keys, places, cityNames: createCityNames(places) }

  /** A session would tell whose pass it is, so that a browser must not send one. False proofs count nowhere. */
  async function permit(use: Use, shown: Shown, context: Context): Promise<{ expires_in: number }> {
    if (context.bearer) failField('authorization', 'unknown')
    const admit = async () => orWait(await limits.here.take(...inNetworks(PASSES, context.address)))
    return givePass({ ...deps, admit }, use, shown, context)
  }

  return {
    handlers: {
      passKeys: async () => publicKeys(deps),
      reviewPass: ({ body }, context) => permit({ kind: 'review', company: body.company_id }, body, context),
      async submitReview({ body }, { bearer, locale, address }) {
        orWait(await limits.here.take(...inNetworks(SUBMISSIONS, address)))
        return submitReview(deps, bearer ?? '', body, locale)
      },
      myReview: (_input, { bearer }) => readOwnReview(parts, bearer),
      editReview: ({ body }, { bearer, locale }) => editReview(deps, bearer, body, locale),
      withdrawReview: (_input, { bearer }) => withdrawReview(parts, bearer),
      payPass: ({ body }, context) =>
        permit({ kind: 'pay', company: body.company_id ?? null }, body, context),
      async givePay({ body }, { bearer, locale, address }) {
        orWait(await limits.here.take(...inNetworks(SUBMISSIONS, address)))
        return givePay(deps, bearer ?? '', body, locale)
      },
      myPay: (_input, { bearer }) => readOwnPay(deps, bearer),
      changePay: ({ body }, { bearer, locale }) => changePay(deps, bearer, body, locale),
      withdrawPay: (_input, { bearer }) => takeBackPay(deps, bearer),
    },
    tasks: {
      content: {
        'purge-credentials': () =>
          db.begin('content', async tx => {
            await purgeCredentials(tx, clock)
            // Pay can be given for this year and the last one.
            await purgeStandalone(tx, yearOf(clock.now()) - 1)
          }),
      },
    },
    daily: [{ schema: 'content', kind: 'purge-credentials', hour: 3 }],
    rewritten: credentialTables,
    // A review that is being sent locks the credentials first, and rows after them.
    lockForMerge: lockCredentials,
    // A pass of either company is refused from now on, and the form asks for a new one by both ids.
    mergeCompany: (tx, { from, into }) => movePasses(tx, from, into),
  }
}
