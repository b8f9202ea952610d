import type { HandlerInput } from '#shared/contract/contract.ts'
import { isIndexed } from '#shared/rules/indexing.ts'
import { getCompanyBySlug } from '#server/companies/find.ts'
import { getOwner, type ActingOwner } from '#server/owners/owner.ts'
import { SETTLED } from '#server/companies/status.ts'
import type { OwnsContent, Takedown } from '#server/moderation/takedown.ts'
import type { WithSubjects } from '#server/moderation/desk/subject.ts'
import { createCityNames } from '#server/places/city-names.ts'
import type { Places } from '#server/places/places.ts'
import { dayOf, untilTomorrow, type Clock } from '#server/platform/clock.ts'
import type { Sql } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail, orWait } from '#server/platform/http/errors.ts'
import { walked } from '#server/platform/found/sitemap.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import { inNetworks } from '#server/platform/limits/network.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { CHANGED_WAGES, type MinimumWages } from '#server/places/wages/minimum-wages.ts'
import { endVacancies } from './end-vacancies.ts'
import { findOfCompany, findVacancies } from './find.ts'
import { TELL_OWNERS, tellOwners } from './owner-letters.ts'
import { presentOwn, type Showing } from './present.ts'
import { followCompany } from './merge-company.ts'
import { readVacancy } from './read.ts'
import { savedNow } from './saved-vacancies.ts'
import { saveVacancy } from './save.ts'
import * as store from './store.ts'
import { liftTakeDown, readTakenDown, reportVacancy, takeDownVacancies } from './desk/takedown.ts'
import { vacancySubject } from './desk/vacancy.ts'
import { withdrawVacancy } from './withdraw.ts'
import { CHANGED_VACANCIES } from './write.ts'
import { vacancyDeclined as en } from '#shared/messages/en/contact/inquiry-mails.ts'
import { vacancyDeclined as id } from '#shared/messages/id/contact/inquiry-mails.ts'
import { declineVacancy } from './decline.ts'
import { localeOf } from './desk/store.ts'

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

const SAVES: Rule = { name: 'owner-vacancies', most: 60, seconds: 3600 }
const SAVED_ASKED: Rule = { name: 'saved-now-network', most: 120, seconds: 60 }
/** Most vacancies in a company's own list. */
const MOST_OWN = 500
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
  const today = () => dayOf(clock.now())

  /** Cache rules: open vacancies change at midnight, pay figures on Mondays. */
  async function showing({ shows, freshFor, locale }: Context): Promise<Showing> {
    shows('pay', CHANGED_WAGES)
    freshFor(untilTomorrow(clock.now()))
    return { sql, places, locale, today: today(), wages: await minimumWages() }
  }

  async function acting(context: Context): Promise<ActingOwner> {
    const owner = await getOwner(parts, context, 'vacancies')
    orWait(await limits.everywhere.take({ rule: SAVES, of: [owner.id] }))
    return owner
  }

  async function getOwn(id: string, { company }: ActingOwner): Promise<store.VacancyRow> {
    const row = await store.findVacancy(sql, id)
    return row && row.company_id === company.id && row.state !== 'removed' ? row : fail('not_found')
  }

  const asOwn = (row: store.VacancyRow, { locale }: Context) => presentOwn(row, { places, locale }, today())

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
        orWait(await limits.here.take(...inNetworks(SAVED_ASKED, address)))
        return savedNow(sql, body, today())
      },
      async ownerVacancies(_, context) {
        const { company } = await getOwner(parts, context, 'vacancies')
        const [rows, is_taken_down] = await Promise.all([
          store.listOfCompany(sql, company.id, MOST_OWN),
          store.isTakenDown(sql, company.id),
        ])
        return { vacancies: rows.map(row => asOwn(row, context)), is_taken_down }
      },
      ownerVacancy: async ({ params }, context) =>
        asOwn(await getOwn(params.id, await getOwner(parts, context, 'vacancies')), context),
      saveVacancy: async ({ body }, context) => saveVacancy(saving, await acting(context), body, context),
      async closeVacancy({ params: { id } }, context) {
        const owner = await acting(context)
        await withdrawVacancy(parts, owner, await getOwn(id, owner), 'closed')
        return asOwn(await getOwn(id, owner), context)
      },
      async removeVacancy({ params: { id } }, context) {
        const owner = await acting(context)
        await withdrawVacancy(parts, owner, await getOwn(id, owner), 'removed')
        return { removed: true }
      },
      reportVacancy: (input, context) => reportVacancy(parts, input, context),
      takeDownVacancies: (input, context) => takeDownVacancies(parts, input, context),
      takenDown: (input, context) => readTakenDown(parts, input, context),
      liftTakeDown: (input, context) => liftTakeDown(parts, input, context),
    },
    tasks: {
      content: {
        'end-vacancies': () => endVacancies(parts),
        [TELL_OWNERS]: (told: Parameters<typeof tellOwners>[1]) => tellOwners(parts, told),
        [SETTLED]: ({ company }: { company: string }) => followCompany(parts, places, company),
      },
    },
    daily: [{ schema: 'content', kind: 'end-vacancies', hour: 'every' }],
    rewritten: [{ schema: 'content', name: 'vacancy', overwrite: 'title' }],
    sitemaps: sitemapsOf(sql, today),
    deskSubjects: [vacancySubject(parts)],
    takedowns: { vacancy: vacancyTakedown(parts.clock) },
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

const NOTE = { id, en }

/** A takedown request that is granted declines the vacancy; its owners are notified in the language of the vacancy. */
const vacancyTakedown = (clock: Clock): Takedown => ({
  takeDown: async (tx, vacancy) =>
    (await declineVacancy(tx, clock, vacancy, NOTE[await localeOf(tx, vacancy.id)])).length > 0,
  acts: { removed: 'vacancy_declined' },
})
