import type { CardDrawing } from '#shared/cards.ts'
import type { EndpointName } from '#shared/contract/endpoints.ts'
import { localeOfPath } from '#shared/locale.ts'
import type { Site } from '#shared/site.ts'
import { asksOnce, type Api, type Dependencies, type RawInput } from '#server/platform/http/api.ts'
import type { Clock } from '#server/platform/clock.ts'
import { within } from '#server/platform/hurry.ts'
import type { Assets, WebFiles } from './web-files.ts'

/** A page, or where it moved. */
type Drawn =
  | { status: number; html: string; isIndexed: boolean; location?: undefined }
  | { status: number; location: string }

type Asked = {
  path: string
  search: string
  /** What a plain form of the page sent, urlencoded. */
  form?: string | undefined
  site: Site
  call(name: EndpointName, input: RawInput): Promise<unknown>
}
type DrawnCard = { status: number; drawing?: CardDrawing | undefined }

/** What the rendering bundle of the web wing offers. */
export type Renderer = {
  render(request: Asked & { assets(files: string[]): Assets }): Promise<Drawn>
  /** A page's picture, from what it shows now; the status of one that has none. */
  card(request: Asked): Promise<DrawnCard>
  /** The part of a query that a page knows, in a fixed order; the rest does not enter the cache's key. */
  knownQuery(path: string, search: string): string
  /** Whether the page at a path answers a form that is sent to it by POST. */
  takesForm(path: string): Promise<boolean>
}

export type DrawingParts = {
  api: Api
  /** The most that drawing a page may take, in milliseconds. */
  answerMs: number
  clock: Clock
  site: Site
  files: WebFiles
}

/** What a plain form sent, urlencoded, and from where. */
type SentForm = { form: string; address: string }

/** Pages that change with other people's acts in ways no subject names live this long. */
const FOREVER = 8.64e15

/** Draws a visitor's page: its loaders call the API in process, and what they show is gathered. */
export function createDrawing({ api, answerMs, clock, site, files }: DrawingParts) {
  return async (path: string, search: string, sent?: SentForm) => {
    const bundle = await files.renderer()
    const dependencies = gather(clock)
    const call = callsOf(api, path, dependencies, sent?.address)
    const drawn = await within(answerMs, () =>
      bundle.render({ path, search, form: sent?.form, site, assets: files.assets, call }),
    )
    return { drawn, subjects: dependencies.subjects, freshUntil: dependencies.freshUntil }
  }
}

/** What the picture of a visitor's page says, from the same calls. */
export function createCardDrawing({ api, answerMs, clock, site, files }: DrawingParts) {
  return async (path: string, search: string): Promise<DrawnCard> => {
    const bundle = await files.renderer()
    const call = callsOf(api, path, gather(clock))
    return within(answerMs, () => bundle.card({ path, search, site, call }))
  }
}

function callsOf(api: Api, path: string, dependencies: Dependencies, address = 'page'): Asked['call'] {
  const caller = { locale: localeOfPath(path), address }
  return async (name, input) => {
    const answer = await api.answer(name, input, caller, dependencies)
    if (answer.status >= 400) throw { status: answer.status, ...(answer.body as object) }
    return answer.body
  }
}

/** Collects what a page's loaders say they show, and until when. */
function gather(clock: Clock): Dependencies & { subjects: Set<string>; freshUntil: number } {
  const start = clock.now().getTime()
  const dependencies = {
    subjects: new Set<string>(),
    freshUntil: FOREVER,
    once: asksOnce(),
    shows: (...subjects: string[]) => subjects.forEach(subject => dependencies.subjects.add(subject)),
    freshFor: (milliseconds: number) =>
      void (dependencies.freshUntil = Math.min(dependencies.freshUntil, start + milliseconds)),
  }
  return dependencies
}
