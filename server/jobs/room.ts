import type { HandlerInput } from '#shared/contract/contract.ts'
import { isIndexed } from '#shared/rules/indexing.ts'
import { getCompanyBySlug } from '#server/companies/find.ts'
import { SETTLED } from '#server/companies/status.ts'
import type { OwnsContent } from '#server/moderation/takedown.ts'
import type { WithSubjects } from '#server/moderation/desk/subject.ts'
import { createCityNames } from '#server/places/city-names.ts'
import type { Places } from '#server/places/places.ts'
import { dayOf, untilTomorrow } from '#server/platform/clock.ts'
import type { Sql } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/api.ts'
import { orWait } from '#server/platform/http/errors.ts'
import { walked } from '#server/platform/found/sitemap.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import { inNetworks } from '#server/platform/limits/network.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { CHANGED_WAGES, type MinimumWages } from '#server/places/wages/minimum-wages.ts'
import { findOfCompany, findVacancies } from './find.ts'
import { NOTIFY_OWNERS, notifyOwners } from './owner-letters.ts'
import type { Showing } from './present.ts'
import { actingOwner, closeOwn, listOwn, readOwn, removeOwn } from './own-vacancies.ts'
import { readVacancy } from './read.ts'
import { savedNow } from './saved-vacancies.ts'
import { saveVacancy } from './save.ts'
import * as store from './store.ts'
import { liftTakeDown, readTakenDown, reportVacancy, takeDownVacancies } from './desk/takedown.ts'
import { listContent } from './desk/store.ts'
import { vacancySubject } from './desk/vacancy.ts'
import { CHANGED_VACANCIES, endVacancies, followCompany } from './write.ts'
import { vacancyTakedown } from './decline.ts'

type Names =
  | 'vacancies'
  | 'vacancy'
  | 'companyVacancies'
  | 'savedNow'
  | 'ownerVacancies'
  | 'ownerVacancy'
  | 'saveVacancy'
  | 'closeVacancy'
  | 'removeVacancy'
  | 'reportVacancy'
  | 'takeDownVacancies'
  | 'takenDown'
  | 'liftTakeDown'

const SAVED_LIMIT: Rule = { name: 'saved-now-network', most: 120, seconds: 60 }
/** Lists change by other people's actions, so cached pages are at most this old. */
const FRESH_MS = 1000

/** Vacancies: posting by companies, and search by readers. */
export function createJobsRoom(
  parts: Parts,
  places: Places,
  minimumWages: () => Promise<MinimumWages>,
): Room<Names> & WithSubjects & OwnsContent {
  const { db, clock, limits } = parts
  const sql = db.content
  const cityNames = createCityNames(places)
  const saving = { db, clock, places, cityNames, minimumWages }
  const own = { ...parts, places }
  const today = () => dayOf(clock.now())

  /** Cache rules: open vacancies change at midnight, pay figures on Mondays. */
  async function showing({ shows, freshFor, locale }: Context): Promise<Showing> {
    shows('pay', CHANGED_WAGES)
    freshFor(untilTomorrow(clock.now()))
    return { sql, places, locale, today: today(), wages: await minimumWages() }
  }

  return {
    handlers: {
      async vacancies({ query }, context) {
        context.freshFor(FRESH_MS)
        return findVacancies({ ...(await showing(context)), cityNames }, query)
      },
      async vacancy({ params: { id } }, context) {
        context.shows(`vacancy:${id}`, CHANGED_VACANCIES)
        const page = await readVacancy(await showing(context), id)
        context.shows(`company:${page.vacancy.company.id}`)
        return page
      },
      async companyVacancies({ params: { slug }, query }: HandlerInput<'companyVacancies'>, context) {
        const company = await context.once(`company ${slug}`, () => getCompanyBySlug(sql, slug))
        context.shows(`company:${company.id}`)
        return findOfCompany(await showing(context), company.id, query.cursor)
      },
      async savedNow({ body }, { address }) {
        orWait(await limits.here.take(...inNetworks(SAVED_LIMIT, address)))
        return savedNow(sql, body, today())
      },
      ownerVacancies: (_, context) => listOwn(own, context),
      ownerVacancy: ({ params }, context) => readOwn(own, params.id, context),
      saveVacancy: async ({ body }, context) =>
        saveVacancy(saving, await actingOwner(parts, context), body, context),
      closeVacancy: ({ params }, context) => closeOwn(own, params.id, context),
      removeVacancy: ({ params }, context) => removeOwn(own, params.id, context),
      reportVacancy: (input, context) => reportVacancy(parts, input, context),
      takeDownVacancies: (input, context) => takeDownVacancies(parts, input, context),
      takenDown: (input, context) => readTakenDown(parts, input, context),
      liftTakeDown: (input, context) => liftTakeDown(parts, input, context),
    },
    tasks: {
      content: {
        'end-vacancies': () => endVacancies(parts),
        [NOTIFY_OWNERS]: (news: Parameters<typeof notifyOwners>[1]) => notifyOwners(parts, news),
        [SETTLED]: ({ company }: { company: string }) => followCompany(parts, places, company),
      },
    },
    daily: [{ schema: 'content', kind: 'end-vacancies', hour: 'every' }],
    rewritten: [{ schema: 'content', name: 'vacancy', overwrite: 'title' }],
    sitemaps: sitemapsOf(sql, today),
    deskSubjects: [vacancySubject(parts)],
    takedowns: { vacancy: vacancyTakedown(parts.clock) },
    contentOf: { job: listContent },
  }
}

/** Sitemaps of open vacancies and of companies with enough of them. */
const sitemapsOf = (sql: Sql, today: () => string) => [
  walked(
    'jobs',
    (after, limit) => store.listOpenAfter(sql, today(), after, limit),
    ({ id, opened_on: changed }) => [{ page: 'job', params: { id }, changed }],
  ),
  walked(
    'company-jobs',
    (after, limit) => store.listHiringAfter(sql, today(), after, limit),
    ({ slug: id, newest_on: changed, ...row }) =>
      isIndexed.companyJobs(row) ? [{ page: 'companyJobs', params: { id }, changed }] : [],
  ),
]
