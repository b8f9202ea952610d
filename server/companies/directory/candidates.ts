import type { DirectoryFacts } from '#shared/contract/companies/desk-candidate.ts'
import { LISTED } from '../status.ts'
import type { Found, Subject } from '#server/moderation/desk/subject.ts'
import type { Places } from '#server/places/places.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { findAlike } from './similar-companies.ts'
import { waiting, type CandidateRow, type Facts } from './candidate-store.ts'
import { carryOut, isPossible } from './decide-candidate.ts'
import { takeTurn } from './store.ts'

/** Rows of directories that wait for an editor, each with the companies that it currently resembles. */
export function candidateSubject({ db, clock }: Parts, places: Places): Subject<'candidate', CandidateRow> {
  const sql = db.content
  return {
    key: 'candidate',
    waiting,
    rows: async found =>
      found.map(row => {
        const { id, name, city } = factsOf(row, places)
        return { id, name, city, reason: row.reason }
      }),
    async open(row) {
      const alike = (await findAlike(sql, row)).map(one => ({
        ...factsOf(one, places),
        slug: one.status === LISTED ? one.slug : null,
        reviews: one.reviews,
      }))
      return { ...factsOf(row, places), reason: row.reason, noted_on: row.noted_on, alike }
    },
    async check(row, decision) {
      if (!(await isPossible(sql, row, decision))) fail('conflict')
    },
    lockFirst: takeTurn,
    carryOut: (tx, row, decision) => carryOut(tx, clock, row, decision),
  }
}

function factsOf(row: Facts & Pick<Found<object>, 'id'>, places: Places): DirectoryFacts {
  const { id, name, legal_name, legal_form, ticker, industry, website_host, city_id } = row
  const city = places.findCity(city_id) ?? null
  return { id, name, legal_name, legal_form, ticker, industry, website_host, city }
}
