import type { CardDrawing } from '#shared/cards.ts'
import type { EndpointName } from '#shared/contract/endpoints.ts'
import { localeOfPath } from '#shared/locale.ts'
import type { Site } from '#shared/site.ts'
import { createOnce, type Api, type Dependencies, type RawInput } from '#server/platform/http/api.ts'
import type { Clock } from '#server/platform/clock.ts'
import { within } from '#server/platform/deadline.ts'
import type { Assets, WebFiles } from './web-files.ts'

/** A page, or the address to which it moved. */
type Drawn =
  | { status: number; html: string; isIndexed: boolean; location?: undefined }
  | { status: number; location: string }

type PageRequest = {
  path: string
  search: string
  /** The fields of a plain form of the page, urlencoded. */
  form?: string | undefined
  site: Site
  call(name: EndpointName, input: RawInput): Promise<unknown>
}
type DrawnCard = { status: number; drawing?: CardDrawing | undefined }

/** What the web wing's rendering bundle offers. */
export type Renderer = {
  render(request: PageRequest & { assets(files: string[]): Assets }): Promise<Drawn>
  /** The picture of a page, from what it shows now; or the page's status without a picture. */
  card(request: PageRequest): Promise<DrawnCard>
  /** The part of a query that a page knows, in a fixed order; the rest does not enter the cache key. */
  knownQuery(path: string, search: string): string
  /** Whether the page at a path answers a form sent to it by POST. */
  takesForm(path: string): Promise<boolean>
}

export type DrawingParts = {
  api: Api
  /** The longest that drawing a page may take, in milliseconds. */
  answerMs: number
  clock: Clock
  site: Site
  files: WebFiles
}

/** The fields of a plain form, urlencoded, and the sender's network address. */
type FormRequest = { form: string; address: string }

/** The largest time of a Date: a page for which no loader sets a time changes only with its subjects. */
const FOREVER = 8.64e15

/** Draws a visitor's page: its loaders call the API in process, and the subjects that they show are collected. */
export function createDrawing({ api, answerMs, clock, site, files }: DrawingParts) {
  return async (path: string, search: string, formRequest?: FormRequest) => {
    const bundle = await files.renderer()
    const dependencies = gather(clock)
    const call = callsOf(api, path, dependencies, formRequest?.address)
    const drawn = await within(answerMs, () =>
      bundle.render({ path, search, form: formRequest?.form, site, assets: files.assets, call }),
    )
    return { drawn, subjects: dependencies.subjects, freshUntil: dependencies.freshUntil }
  }
}

/** The drawing of a visitor's page for its picture, from the same calls. */
export function createCardDrawing({ api, answerMs, clock, site, files }: DrawingParts) {
  return async (path: string, search: string): Promise<DrawnCard> => {
    const bundle = await files.renderer()
    const call = callsOf(api, path, gather(clock))
    return within(answerMs, () => bundle.card({ path, search, site, call }))
  }
}

function callsOf(api: Api, path: string, dependencies: Dependencies, address = 'page'): PageRequest['call'] {
  const caller = { locale: localeOfPath(path), address }
  return async (name, input) => {
    const answer = await api.answer(name, input, caller, dependencies)
    if (answer.status >= 400) throw { status: answer.status, ...(answer.body as object) }
    return answer.body
  }
}

/** Collects the subjects that a page's loaders declare, and until when the page is fresh. */
function gather(clock: Clock): Dependencies & { subjects: Set<string>; freshUntil: number } {
  const start = clock.now().getTime()
  const dependencies = {
    subjects: new Set<string>(),
    freshUntil: FOREVER,
    once: createOnce(),
    shows: (...subjects: string[]) => subjects.forEach(subject => dependencies.subjects.add(subject)),
    freshFor: (milliseconds: number) =>
      void (dependencies.freshUntil = Math.min(dependencies.freshUntil, start + milliseconds)),
  }
  return dependencies
}
