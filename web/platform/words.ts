import type { Locale } from '#shared/locale.ts'
import type { common } from '#shared/messages/id/common.ts'
import type { accounts } from '#shared/messages/id/accounts.ts'
import type { companies } from '#shared/messages/id/companies.ts'
import type { errors } from '#shared/messages/id/errors.ts'
import type { home } from '#shared/messages/id/home.ts'
import type { legal } from '#shared/messages/id/legal.ts'
import type { raffle } from '#shared/messages/id/raffle.ts'
import type { reading } from '#shared/messages/id/reading.ts'
import type { reviews } from '#shared/messages/id/reviews.ts'
import type { search } from '#shared/messages/id/search.ts'
import type { team } from '#shared/messages/id/team.ts'
import type { writing } from '#shared/messages/id/writing.ts'

/** Every room's words; a page names the rooms it needs, and they are loaded with it. */
export type AllWords = {
  common: typeof common
  accounts: typeof accounts
  companies: typeof companies
  errors: typeof errors
  home: typeof home
  legal: typeof legal
  reading: typeof reading
  raffle: typeof raffle
  reviews: typeof reviews
  search: typeof search
  team: typeof team
  writing: typeof writing
}
export type WordRoom = keyof AllWords

type WordFile = Partial<AllWords> & { together?: Partial<AllWords> }

/** What most pages need travels as one file for each language; every other room is a file of its own. */
const TOGETHER: readonly WordRoom[] = ['common', 'companies', 'reviews']
const LOADERS = import.meta.glob<WordFile>([
  './words-*.ts',
  '../../shared/messages/*/*.ts',
  '!**/{common,companies,reviews}.ts',
])

/** The file that a room's words come with, seen from the project's root. */
export const wordsFile = (locale: Locale, room: WordRoom): string =>
  TOGETHER.includes(room) ? `web/platform/words-${locale}.ts` : `shared/messages/${locale}/${room}.ts`

const loaderOf = (locale: Locale, room: WordRoom) =>
  LOADERS[
    wordsFile(locale, room)
      .replace('web/platform/', './')
      .replace(/^shared/, '../../shared')
  ]

const loaded: Record<Locale, Partial<AllWords>> = { id: {}, en: {} }

/** Loads rooms' words in one language, so that `words` can hand them out at once. */
export async function loadWords(locale: Locale, rooms: readonly WordRoom[]): Promise<void> {
  await Promise.all(
    rooms
      .filter(room => !loaded[locale][room])
      .map(async room => {
        const file = await loaderOf(locale, room)?.()
        loaded[locale][room] = (file?.together ?? file)?.[room] as never
      }),
  )
}

/** A room's words that were loaded before; throws where a page forgot to name the room. */
export function words<R extends WordRoom>(locale: Locale, room: R): AllWords[R] {
  const found = loaded[locale][room]
  if (!found) throw new Error(`The words of ${room} were not loaded: name them in web/routes.tsx`)
  return found as AllWords[R]
}
