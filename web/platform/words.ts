import type { Locale } from '#shared/locale.ts'
import { OWN_FILES, type OwnWords } from './word-files.ts'
import type { together } from './words/id.ts'

/** Rooms whose words are a file of their own: a page names those it needs, and they are loaded with it. */
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
/** Files whose words are there: the server asks for them with every page. */
const came = new Set<string>()

/** Loads the words of every page and those of the rooms named, so that `words` can hand them out at once. */
export async function loadWords(locale: Locale, rooms?: readonly OwnWordRoom[]): Promise<void> {
  await Promise.all(
    wordFiles(locale, rooms)
      .filter(path => !came.has(path))
      .map(async path => {
        const file = await LOADERS[path.replace('web/platform', '.').replace(/^shared/, '../../shared')]?.()
        Object.assign(loaded[locale], file?.together ?? file)
        came.add(path)
      }),
  )
}

/** The files that words come with, seen from the project's root. */
export const wordFiles = (locale: Locale, rooms: readonly OwnWordRoom[] = []): string[] => [
  `web/platform/words/${locale}.ts`,
  ...rooms.map(room => fileOf(locale, room)),
]

const fileOf = (locale: Locale, room: string): string =>
  WORD_FILES.find(path => path.startsWith(`shared/messages/${locale}/`) && path.endsWith(`/${room}.ts`)) ?? ''

/** A room's words that were loaded before; throws where a page forgot to name the room. */
export function words<R extends WordRoom>(locale: Locale, room: R): AllWords[R] {
  const found = loaded[locale][room]
  if (!found) throw new Error(`The words of ${room} were not loaded: name them in web/page-list.ts`)
  return found as AllWords[R]
}
