import { randomUUID } from 'node:crypto'
import { hideReview } from '#server/reviews/removal.ts'
import type { TestApp } from '../app.ts'
import { addCompany } from '../companies.ts'
import { publishReviews } from '../published.ts'
import { newOwner, signIn } from '../sign-in.ts'
import { reply } from './replies.ts'

const GOOD = 'Mulai Desember syaratnya ditempel di ketiga gudang.'

/** Acts of owners on a review, and of readers on companies. A repeat changes nothing and gets the first answer. */
export const ANSWERING_ACTS = [
  {
    call: 'saveReply' as const,
    async prepare(it: TestApp) {
      const { id, token } = await ownedReview(it)
      return {
        input: { params: { id }, body: { text: GOOD, role: 'management' } },
        bearer: token,
        count: acts(id, 'reply_written'),
      }
    },
  },
  {
    call: 'removeReply' as const,
    async prepare(it: TestApp) {
      const { id, token } = await ownedReview(it)
      const { version } = await reply(it, id, GOOD)
      return {
        input: { params: { id }, query: { version } },
        bearer: token,
        count: acts(id, 'reply_removed'),
      }
    },
  },
  {
    call: 'hideReview' as const,
    async prepare(it: TestApp) {
      const { id, token } = await ownedReview(it)
      return {
        input: { params: { id }, body: { guideline: 1, words: null } },
        bearer: token,
        count: acts(id, 'hidden'),
      }
    },
  },
  {
    call: 'unhideReview' as const,
    async prepare(it: TestApp) {
      const { id, token } = await ownedReview(it)
      const details = { guideline: 1, words: null, locale: 'id' } as const
      await it.db.begin('content', tx => hideReview(tx, it.clock, id, details))
      return { input: { params: { id } }, bearer: token, count: acts(id, 'returned') }
    },
  },
  {
    call: 'companyMessage' as const,
    async prepare(it: TestApp) {
      const { company, email } = await ownedReview(it)
      const { token } = await signIn(it)
      return {
        input: { body: { company_id: company, message: 'Apakah menerima peserta magang tahun depan?' } },
        bearer: token,
        async count(now: TestApp) {
          const { body } = await now.call('inbox', { query: { to: email } }, { address: '127.0.0.1' })
          return body.messages.length as number
        },
      }
    },
  },
]

async function ownedReview(it: TestApp) {
  const company = await addCompany(it.db, { name: `Pabrik ${randomUUID()}` })
  const [id = ''] = await publishReviews(it.db, company, {})
  const { token, email } = await newOwner(it, company)
  return { id, company: company.id, token, email }
}

const acts = (id: string, act: string) => async (it: TestApp) =>
  (await it.db.content`select 1 from content.event where subject_id = ${id} and act = ${act}`).length
