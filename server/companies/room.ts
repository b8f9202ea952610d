import type { Places } from '#server/places/places.ts'
import type { HandlerInput } from '#shared/contract/contract.ts'
import type { Context } from '#server/platform/api.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { getCompanyBySlug } from './find.ts'
import { readHeader, readPage } from './page.ts'
import { untilNextQuarter } from './quarters.ts'
import { refreshFigures } from './refresh-figures.ts'
import { refreshIntegrity } from './refresh-integrity.ts'

const REFRESH_HOUR = 2
const COPY_HOUR = 4

/** A company's page, the daily means that it is compared with, and the night's copy of its integrity figures. */
export function createCompaniesRoom({ db, clock }: Parts, places: Places): Room<'company' | 'companyFirst'> {
  const company = async (
    { params, query }: HandlerInput<'company'>,
    { locale, shows, freshFor, once }: Context,
  ) => {
    const found = await once(`company ${params.slug}`, () => getCompanyBySlug(db.content, params.slug))
    const ground = { sql: db.content, clock, places, locale }
    shows(`company:${found.id}`)
    if (query.header === '1') return readHeader(ground, found)
    if (found.industry) shows(`industry:${found.industry}`)
    freshFor(untilNextQuarter(clock.now()))
    return readPage(ground, found)
  }
  return {
    handlers: { company, companyFirst: company },
    tasks: {
      content: {
        'refresh-figures': () => db.begin('content', tx => refreshFigures(tx, clock)),
        'refresh-integrity': () => db.begin('content', tx => refreshIntegrity(tx, clock)),
      },
    },
    daily: [
      { schema: 'content', kind: 'refresh-figures', hour: REFRESH_HOUR },
      { schema: 'content', kind: 'refresh-integrity', hour: COPY_HOUR },
    ],
  }
}
