import { lockCredentials, movePasses } from '#server/authorship/pass.ts'
import { credentialTables, firstTagYear, purgeCredentials } from '#server/authorship/purge.ts'
import type { MergesCompanies } from '#server/moderation/company-merge.ts'
import { purgeStandalone } from '#server/pay/standalone/decision.ts'
import { createCityNames } from '#server/places/city-names.ts'
import type { Places } from '#server/places/places.ts'
import { fail, orWait } from '#server/platform/http/errors.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import { inNetworks } from '#server/platform/limits/network.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { givePass, givePayPass } from './give-pass.ts'
import { editReview } from './edit.ts'
import { readOwnReview, withdrawReview } from './my-review.ts'
import { changePay } from './pay/change-pay.ts'
import { givePay } from './pay/give-pay.ts'
import { readOwnPay, takeBackPay } from './pay/own-pay.ts'
import { submitReview } from './submit.ts'

const HOUR = 3600
const PASSES: Rule = { name: 'review-pass', most: 30, seconds: HOUR }
/** Generous, because thousands of phones share one network address in Indonesia. */
const SUBMISSIONS: Rule = { name: 'submit-network', most: 600, seconds: HOUR }

type Names =
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
  const deps = { ...parts, places, cityNames: createCityNames(places) }

  return {
    handlers: {
      async reviewPass({ body }, { holder }) {
        const accountId = holder?.id ?? fail('unauthenticated')
        orWait(await limits.here.take({ rule: PASSES, of: [accountId] }))
        return givePass(deps, accountId, body)
      },
      async submitReview({ body }, { bearer, locale, address }) {
        orWait(await limits.here.take(...inNetworks(SUBMISSIONS, address)))
        return submitReview(deps, bearer ?? '', body, locale)
      },
      myReview: (_input, { bearer }) => readOwnReview(parts, bearer),
      editReview: ({ body }, { bearer, locale }) => editReview(deps, bearer, body, locale),
      withdrawReview: (_input, { bearer }) => withdrawReview(parts, bearer),
      async payPass({ body }, { holder }) {
        const accountId = holder?.id ?? fail('unauthenticated')
        orWait(await limits.here.take({ rule: PASSES, of: [accountId] }))
        return givePayPass(deps, accountId, body)
      },
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
            await purgeStandalone(tx, firstTagYear(clock))
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
