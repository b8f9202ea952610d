import type { Server } from 'node:http'
import type { Site } from '#shared/site.ts'
import type { FastifyInstance } from 'fastify'
import { createAccountsRoom } from './accounts/room.ts'
import { createApplicationsRoom } from './jobs/applications/room.ts'
import { choicesAt } from './jobs/alerts/mail-choices.ts'
import { noteLateRefusal } from './jobs/alerts/late-refusal.ts'
import { createAlertsRoom } from './jobs/alerts/room.ts'
import { createOwnerDeskRoom } from './owner-desk/room.ts'
import { neverBack } from './platform/clock.ts'
import { deliveryLanes } from './platform/delivery/lanes.ts'
import { serveLateRefusals } from './platform/delivery/signed-hook.ts'
import { createApi, type Api, type Handlers } from './platform/http/api.ts'
import { localFiles } from './platform/files/files.ts'
import { servePictures } from './platform/files/give.ts'
import { serveFound } from './platform/found/found.ts'
import type { Sitemap } from './platform/found/sitemap.ts'
import { createHealth } from './platform/http/health.ts'
import { createHttp } from './platform/http/http.ts'
import type { LimitPlaces } from './platform/limits/limits.ts'
import { memoryLimits } from './platform/limits/memory.ts'
import { sharedLimits } from './platform/limits/shared.ts'
import { createPageCache } from './platform/http/page-cache.ts'
import { createPatientServer } from './platform/http/patient-server.ts'
import type { Parts, Room } from './platform/parts.ts'
import { createRewriting, type Rewriting } from './platform/rewriting/rewriting.ts'
import { newestDone } from './platform/tasks/task-rows.ts'
import { createTasks, type Schema, type Tasks } from './platform/tasks/tasks.ts'
import { createBrowseRoom } from './discovery/browse/room.ts'
import { createContactRoom } from './contact/room.ts'
import { createCompaniesRoom } from './companies/room.ts'
import { createDesk } from './moderation/desk/desk.ts'
import type { WithSubjects } from './moderation/desk/subject.ts'
import { createJobsRoom } from './jobs/room.ts'
import { createModerationRoom } from './moderation/room.ts'
import type { MergesCompanies } from './moderation/company-merge.ts'
import { createTakedowns, type OwnsContent } from './moderation/takedown.ts'
import { createTeamRoom } from './team/room.ts'
import { createDirectoryRoom } from './companies/directory/room.ts'
import { dropUnclaimed } from './files/private.ts'
import { createFilesRoom } from './files/room.ts'
import { serveFeeds } from './site/feeds.ts'
import { serveGallery } from './site/gallery/gallery.ts'
import { createLibraryRoom } from './library/room.ts'
import { seedLibrary } from './library/seed.ts'
import { openApi } from './site/openapi.ts'
import { loadPlaces, type Places } from './places/places.ts'
import { createOwnersRoom } from './owners/room.ts'
import { createPayRoom } from './pay/room.ts'
import { createPositionsRoom } from './pay/positions/room.ts'
import { createQuestionsRoom } from './questions/room.ts'
import { createPlacesRoom } from './places/room.ts'
import { serveStreets } from './places/streets.ts'
import { seedPlaces } from './places/seed.ts'
import { createRankingsRoom } from './discovery/rankings/room.ts'
import { createRaffleRoom } from './raffle/room.ts'
import { createReviewsRoom } from './reviews/room.ts'
import { createSearchRoom } from './discovery/search/room.ts'
import { createMinimumWages } from './places/wages/minimum-wages.ts'
import { createWagesRoom } from './places/wages/room.ts'
import { seedMinimumWages } from './places/wages/seed.ts'
import { passes } from './writing/give-pass.ts'
import { createWritingRoom } from './writing/room.ts'
import { serveCards } from './site/cards.ts'
import { createCardDrawing, createDrawing } from './site/page-drawing.ts'
import { readNotices } from './site/notices.ts'
import { publicCalls } from './site/public-calls.ts'
import { createPages } from './site/pages.ts'
import { staticPages } from './site/static-pages.ts'
import { builtFiles, devFiles, type WebFiles } from './site/web-files.ts'
import { siteOf } from './site/site.ts'
import { errorWords } from './site/error-words.ts'

const LARGEST_PAGE_CACHE = 32 * 1024 * 1024

export type App = {
  api: Api
  http: FastifyInstance
  tasks: Tasks
  /** Rewrites the rows that were touched, as every hour does: before a backup. */
  rewrite: Rewriting['rewrite']
  /** Says not ready from now on; requests are still answered. */
  drain(): void
  /** Finishes what is in flight; answers nothing new. */
  close(): Promise<void>
}

type Domain = Room<never> & Partial<WithSubjects & OwnsContent & MergesCompanies>

type WebKind = 'built' | 'dev' | 'none'

/** The whole program but for listening: every endpoint, every page, the tasks. */
export async function createApp(
  given: Omit<Parts, 'wake' | 'limits' | 'files' | 'wallClock'>,
  { web = 'built' }: { web?: WebKind } = {},
): Promise<App> {
  const { db, log } = given
  const clock = neverBack(given.clock, await newestDone(db))
  const parts: Parts = {
    ...given,
    clock,
    wallClock: given.clock,
    limits: limitsOf({ ...given, clock }),
    files: localFiles({ ...given, clock, folder: given.config.filesDir }),
    wake: () => tasks.wake(),
  }
  await seedPlaces(db)
  await seedMinimumWages(db)
  await seedLibrary(given)
  const accounts = createAccountsRoom({ ...parts, choicesAt: choicesAt(parts) })
  const description = openApi({ siteName: given.config.SITE_NAME, publicUrl: given.config.publicUrl })
  const described = describedRoom(description)
  const rooms: Room<never>[] = [accounts, ...roomsOf(parts, await loadPlaces(db.content)), described]
  const rewriting = createRewriting(
    parts,
    rooms.flatMap(room => room.rewritten ?? []),
  )
  const tasks = tasksOf(parts, rooms, rewriting)
  const api = createApi({
    handlers: Object.assign({}, ...rooms.map(room => room.handlers)) as Handlers,
    authenticate: accounts.authenticate,
    isPass: passes(parts),
    words: errorWords,
    answerMs: given.config.ANSWER_SECONDS * 1000,
    onBug: error => log.error('bug', error),
    onAway(error) {
      log.error('database', error)
      db.doubt()
    },
    onLate(call) {
      log.info('late', { call })
      db.doubt()
    },
  })
  const health = createHealth(db)
  const sitemaps = rooms.flatMap(room => room.sitemaps ?? [])
  const http = await openHttp(parts, api, { sitemaps, description }, web)
  health.register(http)
  return {
    api,
    http,
    tasks,
    rewrite: rewriting.rewrite,
    drain: () => health.stop(),
    async close() {
      await finishRequests(http)
      await tasks.stop()
      await db.close()
    },
  }
}

/** What the program says of itself. */
function describedRoom(description: object): Room<'publicCalls' | 'notices'> {
  const [calls, notices] = [publicCalls(description), readNotices()]
  return { handlers: { publicCalls: async () => calls, notices: async () => notices } }
}

function limitsOf({ db, clock, secrets }: Pick<Parts, 'db' | 'clock' | 'secrets'>): LimitPlaces {
  const key = secrets.index
  return { everywhere: sharedLimits({ db, clock, key }), here: memoryLimits({ clock, key }) }
}

function tasksOf(parts: Parts, rooms: Room<never>[], { rewrite }: Rewriting): Tasks {
  const { db, clock, log, limits } = parts
  const runners = (schema: Schema) => ({
    ...Object.assign({}, ...rooms.map(room => room.tasks?.[schema])),
    rewrite: () => rewrite(schema),
  })
  return createTasks({
    db,
    clock,
    log,
    runners: { identity: runners('identity'), content: runners('content') },
    daily: [
      ...rooms.flatMap(room => room.daily ?? []),
      { schema: 'identity', kind: 'rewrite', hour: 'every', slow: true },
      { schema: 'content', kind: 'rewrite', hour: 'every', slow: true },
    ],
    lanes: { identity: deliveryLanes(parts) },
    everyHour: [limits.everywhere.sweep, limits.here.sweep],
  })
}

/** API and pages behind one server; a cached page is answered before the framework is entered. */
async function openHttp(
  parts: Parts,
  api: Api,
  { sitemaps, description }: { sitemaps: Sitemap[]; description: object },
  web: WebKind,
): Promise<FastifyInstance> {
  const { clock, wallClock, config, files: kept, log } = parts
  const site = siteOf(config)
  const server = createPatientServer({ onFull: () => log.info('connections full') })
  const files = await filesOf(web, server)
  const pages = files && pagesOf(parts, api, site, files, web === 'dev')
  const http = createHttp({
    api,
    files: kept,
    dropSent: sent => dropUnclaimed(parts, sent),
    limits: parts.limits.here,
    log,
    clock,
    trustProxy: config.TRUST_PROXY,
    serverFactory: handler =>
      server.on(
        'request',
        (request, response) => void (pages?.serveCached(request, response) || handler(request, response)),
      ),
  })
  const document = JSON.stringify(description)
  http.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(document))
  servePictures(http, kept)
  if (config.TILES_URL) serveStreets(http, config.TILES_URL, parts.limits.here)
  serveFeeds(http, { api, site })
  if (!config.production) serveGallery(http, site)
  if (config.MAIL_HOOK_SECRET)
    serveLateRefusals(http, {
      secret: config.MAIL_HOOK_SECRET,
      clock: wallClock,
      refused: told => noteLateRefusal(parts, told),
    })
  serveFound(http, { site, clock, kinds: [...(pages ? [pages.sitemap] : []), ...sitemaps] })
  pages?.serveCards(http)
  if (files) await files.register(http)
  pages?.register(http)
  return http
}

async function filesOf(web: WebKind, server: Server): Promise<WebFiles | undefined> {
  if (web === 'none') return undefined
  return web === 'dev' ? devFiles(server) : builtFiles()
}

function pagesOf({ db, clock, config, log }: Parts, api: Api, site: Site, files: WebFiles, dev: boolean) {
  const cache = createPageCache(LARGEST_PAGE_CACHE, db.receivesChanges)
  db.onChange(subjects => cache.changed(subjects))
  const given = {
    api,
    log,
    answerMs: config.ANSWER_SECONDS * 1000,
    cache,
    clock,
    site,
    dev,
    files,
    trustProxy: config.TRUST_PROXY,
  }
  return {
    ...createPages(given),
    sitemap: staticPages(createDrawing(given)),
    serveCards: (http: FastifyInstance) => serveCards(http, createCardDrawing(given)),
  }
}

/** Connections whose request has just been finished would otherwise stay open. */
async function finishRequests(http: FastifyInstance): Promise<void> {
  const hurry = setInterval(() => http.server.closeIdleConnections(), 50)
  await http.close()
  clearInterval(hurry)
}

/** Every room but that of accounts, from the left end of the staircase to the right. */
function roomsOf(parts: Parts, places: Places): Room<never>[] {
  const minimumWages = createMinimumWages(parts.db, places)
  const domains: Domain[] = [
    createFilesRoom(parts),
    createModerationRoom(),
    createPlacesRoom(places),
    createWagesRoom(parts, places, minimumWages),
    createLibraryRoom(parts),
    createCompaniesRoom(parts, places),
    createDirectoryRoom(parts, places),
    createOwnersRoom(parts, places),
    createPayRoom(parts, places, minimumWages),
    createPositionsRoom(parts, places),
    createReviewsRoom(parts, places),
    createRaffleRoom(parts),
    createWritingRoom(parts, places),
    createOwnerDeskRoom(parts, places),
    createQuestionsRoom(parts),
    createJobsRoom(parts, places, minimumWages),
    createApplicationsRoom(parts),
    createAlertsRoom(parts, places),
    createSearchRoom(parts, places),
    createRankingsRoom(parts, places),
    createBrowseRoom(parts, places),
  ]
  const takedowns = createTakedowns(domains)
  const rooms = [
    ...domains,
    createTeamRoom(parts, places, { rooms: domains, takedowns }),
    createContactRoom(parts, places, takedowns),
  ]
  const subjects = rooms.flatMap(room => room.deskSubjects ?? [])
  return [...rooms, createDesk(parts, subjects)]
}
