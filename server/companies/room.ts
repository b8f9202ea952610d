import type { Places } from '#server/places/places.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { getCompanyBySlug } from './find.ts'
import { readHeader, readPage } from './page.ts'
import { untilNextQuarter } from './quarters.ts'
import { refreshFigures } from './refresh-figures.ts'

const REFRESH_HOUR = 2

/** A company's page, and the daily means that it is compared with. */
export function createCompaniesRoom({ db, clock }: Parts, places: Places): Room<'company'> {
  return {
    handlers: {
      async company({ params, query }, { locale, shows, freshFor }) {
        const company = await getCompanyBySlug(db.content, params.slug)
        const ground = { sql: db.content, clock, places, locale }
        shows(`company:${company.id}`)
        if (query.header === '1') return readHeader(ground, company)
        if (company.industry) shows(`industry:${company.industry}`)
        freshFor(untilNextQuarter(clock.now()))
        return readPage(ground, company)
      },
    },
    tasks: {
      content: { 'refresh-figures': () => db.begin('content', tx => refreshFigures(tx, clock)) },
    },
    daily: [{ schema: 'content', kind: 'refresh-figures', hour: REFRESH_HOUR }],
  }
}
