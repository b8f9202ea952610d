import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { createAccountsRoom } from './accounts/room.ts'
import { createApi, type Api, type Handlers } from './platform/api.ts'
import { createHealth } from './platform/health.ts'
import { createHttp } from './platform/http.ts'
import { createPageCache } from './platform/page-cache.ts'
import type { Parts, Room } from './platform/parts.ts'
import { createTasks, type Tasks } from './platform/tasks.ts'
import { createCompaniesRoom } from './companies/room.ts'
import { createModerationRoom } from './moderation/room.ts'
import { createDirectoryRoom } from './directory/room.ts'
import { openApi } from './openapi.ts'
import { loadPlaces, type Places } from './places/places.ts'
import { createPlacesRoom } from './places/room.ts'
import { seedPlaces } from './places/seed.ts'
import { createRankingsRoom } from './rankings/room.ts'
import { createRaffleRoom } from './raffle/room.ts'
import { createReviewsRoom } from './reviews/room.ts'
import { createSearchRoom } from './search/room.ts'
import { createWritingRoom } from './writing/room.ts'
import { createPages } from './pages.ts'
import { builtFiles, devFiles, type WebFiles } from './web-files.ts'
import { errorWords } from './words.ts'

const LARGEST_PAGE_CACHE = 64 * 1024 * 1024

export type App = {
  api: Api
  http: FastifyInstance
  tasks: Tasks
  /** Says not ready from now on; requests are still answered. */
  drain(): void
  /** Finishes what is in flight; answers nothing new. */
  close(): Promise<void>
}

type WebKind = 'built' | 'dev' | 'none'

/** The whole program but for listening: every endpoint, every page, the tasks. */
export async function createApp(
  given: Omit<Parts, 'wake'>,
  { web = 'built' }: { web?: WebKind } = {},
): Promise<App> {
  const { db, log } = given
  const parts: Parts = { ...given, wake: () => tasks.wake() }
  await seedPlaces(db)
  const accounts = createAccountsRoom(parts)
  const rooms: Room<never>[] = [accounts, ...roomsOf(parts, await loadPlaces(db.content))]
  const tasks = tasksOf(parts, rooms)
  const api = createApi({
    handlers: Object.assign({}, ...rooms.map(room => room.handlers)) as Handlers,
    authenticate: accounts.authenticate,
    words: errorWords,
    onBug: error => log.error('bug', error),
  })
  const health = createHealth(db)
  const http = await openHttp(parts, api, web)
  health.register(http)
  return {
    api,
    http,
    tasks,
    drain: () => health.stop(),
    async close() {
      await finishRequests(http)
      await tasks.stop()
      await db.close()
    },
  }
}

function tasksOf({ db, clock, log }: Parts, rooms: Room<never>[]): Tasks {
  return createTasks({
    db,
    clock,
    log,
    runners: {
      identity: Object.assign({}, ...rooms.map(room => room.tasks?.identity)),
      content: Object.assign({}, ...rooms.map(room => room.tasks?.content)),
    },
    daily: rooms.flatMap(room => room.daily ?? []),
  })
}

/** API and pages behind one server; a kept page is answered before the framework is entered. */
async function openHttp(parts: Parts, api: Api, web: WebKind): Promise<FastifyInstance> {
  const { config, log } = parts
  const server = createServer()
  const files = await filesOf(web, server)
  const pages = files && pagesOf(parts, api, files, web === 'dev')
  const http = createHttp({
    api,
    log,
    trustProxy: config.TRUST_PROXY,
    serverFactory: handler =>
      server.on(
        'request',
        (request, response) => void (pages?.serveKept(request, response) || handler(request, response)),
      ),
  })
  const description = openApi({ siteName: config.SITE_NAME, publicUrl: config.publicUrl })
  http.get('/api/openapi.json', () => description)
  if (files) await files.register(http)
  pages?.register(http)
  return http
}

async function filesOf(web: WebKind, server: Server): Promise<WebFiles | undefined> {
  if (web === 'none') return undefined
  return web === 'dev' ? devFiles(server) : builtFiles()
}

function pagesOf({ db, clock, config, log }: Parts, api: Api, files: WebFiles, dev: boolean) {
  const cache = createPageCache(LARGEST_PAGE_CACHE, db.hearsChanges)
  db.onChange(subjects => cache.changed(subjects))
  return createPages({
    api,
    log,
    cache,
    clock,
    site: {
      name: config.SITE_NAME,
      origin: config.publicUrl,
      demo: config.MODE === 'demo',
      whatsapp: config.whatsapp ? 'meta' : config.inbox ? 'inbox' : null,
      raffle: config.RAFFLE_PERMIT !== undefined,
      operator:
        config.OPERATOR && config.CONTACT_EMAIL
          ? { name: config.OPERATOR, email: config.CONTACT_EMAIL, pse: config.PSE_NUMBER ?? null }
          : null,
    },
    dev,
    files,
  })
}

/** Connections whose request has just been finished would otherwise be kept alive. */
async function finishRequests(http: FastifyInstance): Promise<void> {
  const hurry = setInterval(() => http.server.closeIdleConnections(), 50)
  await http.close()
  clearInterval(hurry)
}

/** Every other room, in the order of the staircase. */
function roomsOf(parts: Parts, places: Places): Room<never>[] {
  return [
    createPlacesRoom(places),
    createCompaniesRoom(parts, places),
    createReviewsRoom(parts, places),
    createWritingRoom(parts, places),
    createRaffleRoom(parts),
    createSearchRoom(parts, places),
    createRankingsRoom(parts, places),
    createModerationRoom(parts, places),
    createDirectoryRoom(parts, places),
  ]
}
