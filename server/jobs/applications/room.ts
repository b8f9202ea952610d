import type { HandlerInput } from '#shared/contract/contract.ts'
import { LIFTED, TAKEN_DOWN, type Lifted } from '../desk/takedown.ts'
import { getOwner, type ActingOwner } from '#server/owners/owner.ts'
import type { Context } from '#server/platform/http/api.ts'
import { orWait } from '#server/platform/http/errors.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { applyJob } from './apply.ts'
import { followVacancies, purgeApplications, sendDigest } from './nightly.ts'
import { removeOfAccount, listOwn, ownResume, remove, withdraw } from './own-applications.ts'
import { answerReceived, listReceived, openReceived, resumeOf } from './owner-applications.ts'
import { readRecords } from './answer-record.ts'
import { notifyLifted, notifyTakenDown } from './company-takedown.ts'

type Names =
  | 'applyJob'
  | 'ownApplications'
  | 'withdrawApplication'
  | 'removeApplication'
  | 'answerRecords'
  | 'ownerApplications'
  | 'openApplication'
  | 'answerApplication'
  | 'applicationFile'
  | 'ownApplicationFile'

const ANSWERS: Rule = { name: 'owner-applications', most: 600, seconds: 3600 }
const RECORD_FRESH_MS = 3_600_000

/** Applications and companies' answers. The room does not use reviews, and all its data is in the identity schema. */
export function createApplicationsRoom(parts: Parts): Room<Names> {
  /** Needs no permission to post vacancies, so that a company can still answer applicants after its subscription ended. */
  const reading = (context: Context): Promise<ActingOwner> => getOwner(parts, context, 'account')

  async function acting(context: Context): Promise<ActingOwner> {
    const owner = await reading(context)
    orWait(await parts.limits.everywhere.take({ rule: ANSWERS, of: [owner.id] }))
    return owner
  }

  return {
    handlers: {
      applyJob: ({ body }, context) => applyJob(parts, body, context),
      ownApplications: async (_, context) => ({ applications: await listOwn(parts, context) }),
      withdrawApplication: ({ params }, context) => withdraw(parts, params.id, context),
      ownApplicationFile: ({ params }, context) => ownResume(parts, params.id, context),
      removeApplication: ({ params }, context) => remove(parts, params.id, context),
      async answerRecords({ query: { companies } }: HandlerInput<'answerRecords'>, context) {
        context.shows(...companies.map(id => `company:${id}`))
        context.freshFor(RECORD_FRESH_MS)
        return { records: await readRecords(parts, companies) }
      },
      ownerApplications: async ({ query }, context) => listReceived(parts, await reading(context), query),
      openApplication: async ({ params }, context) => openReceived(parts, await acting(context), params.id),
      answerApplication: async ({ params, body }, context) =>
        answerReceived(parts, await acting(context), params.id, body),
      applicationFile: async ({ params }, context) => resumeOf(parts, await acting(context), params.id),
    },
    tasks: {
      content: {
        [TAKEN_DOWN]: ({ company }: { company: string }) => notifyTakenDown(parts, company),
        [LIFTED]: ({ company, vacancies }: Lifted) => notifyLifted(parts, company, vacancies),
      },
      identity: {
        'account-left': ({ id }: { id: string }) => removeOfAccount(parts, id),
        'follow-vacancies': () => followVacancies(parts),
        'purge-applications': () => purgeApplications(parts),
        'application-digest': () => sendDigest(parts),
      },
    },
    daily: [
      { schema: 'identity', kind: 'follow-vacancies', hour: 'every' },
      { schema: 'identity', kind: 'purge-applications', hour: 3 },
      { schema: 'identity', kind: 'application-digest', hour: 8 },
    ],
    rewritten: [{ schema: 'identity', name: 'application', overwrite: 'locale' }],
  }
}
