import type { Locale } from '#shared/locale.ts'
import { OWN_FILES, type OwnWords } from './word-files.ts'
import type { together } from './words/id.ts'

/** Rooms whose words are in a separate file: a page lists the rooms it needs in `web/page-list.ts`. */
export type OwnWordRoom = keyof OwnWords
export type AllWords = OwnWords & typeof together
export type WordRoom = keyof AllWords

type WordFile = Partial<AllWords> & { together?: typeof together }

const LOADERS: Record<string, () => Promise<WordFile>> = {
  ...import.meta.glob<WordFile>('./words/*.ts'),
  ...OWN_FILES,
}
const WORD_FILES = Object.keys(LOADERS).map(path => path.replace('../../', ''))

const loaded: Record<Locale, Partial<AllWords>> = { id: {}, en: {} }
/** Files loaded already: the server calls `loadWords` for every page. */
const loadedPaths = new Set<string>()

/** Loads the shared words and those of the given rooms, so that `words` can return them synchronously. */
export async function loadWords(locale: Locale, rooms?: readonly OwnWordRoom[]): Promise<void> {
  await Promise.all(
    wordFiles(locale, rooms)
      .filter(path => !loadedPaths.has(path))
      .map(async path => {
        const file = await LOADERS[path.replace('web/platform', '.').replace(/^shared/, '../../shared')]?.()
        Object.assign(loaded[locale], file?.together ?? file)
        loadedPaths.add(path)
      }),
  )
}

/** Paths of the word files, relative to the project's root. */
export const wordFiles = (locale: Locale, rooms: readonly OwnWordRoom[] = []): string[] => [
  `web/platform/words/${locale}.ts`,
  ...rooms.map(room => fileOf(locale, room)),
]

const fileOf = (locale: Locale, room: string): string =>
  WORD_FILES.find(path => path.startsWith(`shared/messages/${locale}/`) && path.endsWith(`/${room}.ts`)) ?? ''

/** Returns the loaded words of a room; throws when the page does not list the room. */
export function words<R extends WordRoom>(locale: Locale, room: R): AllWords[R] {
  const found = loaded[locale][room]
  if (!found) throw new Error(`The words of ${room} were not loaded: name them in web/page-list.ts`)
  return found as AllWords[R]
}
