import { createServer } from 'node:http'
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

export type App = { api: Api; http: FastifyInstance; tasks: Tasks; drain(): void; close(): Promise<void> }

/** The whole program but for listening: every endpoint, every page, the tasks. */
export async function createApp(
  given: Omit<Parts, 'wake'>,
  { web = 'built' }: { web?: 'built' | 'dev' | 'none' } = {},
): Promise<App> {
  const { db, clock, config, log } = given
  const parts: Parts = { ...given, wake: () => tasks.wake() }
  await seedPlaces(db)
  const accounts = createAccountsRoom(parts)
  const rooms = [accounts, ...roomsOf(parts, await loadPlaces(db.content))]
  const tasks = createTasks({
    db,
    clock,
    log,
    runners: {
      identity: Object.assign({}, ...rooms.map(room => room.tasks?.identity)),
      content: Object.assign({}, ...rooms.map(room => room.tasks?.content)),
    },
    daily: rooms.flatMap(room => room.daily ?? []),
  })
  const api = createApi({
    handlers: Object.assign({}, ...rooms.map(room => room.handlers)) as Handlers,
    authenticate: accounts.authenticate,
    words: errorWords,
    onBug: error => log.error('bug', error),
  })
  const cache = createPageCache(LARGEST_PAGE_CACHE)
  db.onChange(subjects => cache.changed(subjects))
  let http: FastifyInstance
  const files: WebFiles | undefined =
    web === 'built' ? await builtFiles() : web === 'dev' ? await devFiles(() => http) : undefined
  const pages =
    files &&
    createPages({
      api,
      log,
      cache,
      clock,
      origin: config.publicUrl,
      siteName: config.SITE_NAME,
      demo: config.MODE === 'demo',
      dev: web === 'dev',
      files,
    })
  http = createHttp({
    api,
    log,
    trustProxy: config.TRUST_PROXY,
    serverFactory: handler =>
      createServer(
        (request, response) => void (pages?.serveKept(request, response) || handler(request, response)),
      ),
  })
  const health = createHealth(db)
  health.register(http)
  const description = openApi({ siteName: config.SITE_NAME, publicUrl: config.publicUrl })
  http.get('/api/openapi.json', () => description)
  if (files) await files.register(http)
  pages?.register(http)
  return {
    api,
    http,
    tasks,
    /** Says not ready from now on; requests are still answered. */
    drain: () => health.stop(),
    /** Finishes what is in flight; answers nothing new. */
    async close() {
      // Connections whose request has just been finished would otherwise be kept alive.
      const hurry = setInterval(() => http.server.closeIdleConnections(), 50)
      await http.close()
      clearInterval(hurry)
      await tasks.stop()
      await db.close()
    },
  }
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
  ]
}
