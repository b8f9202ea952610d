import type { Locale } from '#shared/locale.ts'
import type { together } from './words/id.ts'

/** Rooms whose words are a file of their own: a page names those it needs, and they are loaded with it. */
type OwnWords = typeof import('#shared/messages/id/accounts/accounts.ts') &
  typeof import('#shared/messages/id/accounts/account.ts') &
  typeof import('#shared/messages/id/jobs/alerts.ts') &
  typeof import('#shared/messages/id/jobs/letters.ts') &
  typeof import('#shared/messages/id/owner-desk/answering.ts') &
  typeof import('#shared/messages/id/questions/asking.ts') &
  typeof import('#shared/messages/id/calculators/calculators.ts') &
  typeof import('#shared/messages/id/pay/careers.ts') &
  typeof import('#shared/messages/id/pay/given.ts') &
  typeof import('#shared/messages/id/pay/giving.ts') &
  typeof import('#shared/messages/id/pay/comparing.ts') &
  typeof import('#shared/messages/id/contact/contact.ts') &
  typeof import('#shared/messages/id/site/errors.ts') &
  typeof import('#shared/messages/id/forms/forms.ts') &
  typeof import('#shared/messages/id/discovery/browsing.ts') &
  typeof import('#shared/messages/id/discovery/rankings.ts') &
  typeof import('#shared/messages/id/pay/roles.ts') &
  typeof import('#shared/messages/id/companies/versus.ts') &
  typeof import('#shared/messages/id/discovery/home.ts') &
  typeof import('#shared/messages/id/jobs/jobs.ts') &
  typeof import('#shared/messages/id/jobs/applying.ts') &
  typeof import('#shared/messages/id/jobs/hiring.ts') &
  typeof import('#shared/messages/id/jobs/keeping.ts') &
  typeof import('#shared/messages/id/calculators/amount.ts') &
  typeof import('#shared/messages/id/calculators/law.ts') &
  typeof import('#shared/messages/id/library/legal.ts') &
  typeof import('#shared/messages/id/library/about.ts') &
  typeof import('#shared/messages/id/library/developers.ts') &
  typeof import('#shared/messages/id/library/library.ts') &
  typeof import('#shared/messages/id/owners/claims.ts') &
  typeof import('#shared/messages/id/owners/owners.ts') &
  typeof import('#shared/messages/id/owners/profile.ts') &
  typeof import('#shared/messages/id/owners/employers.ts') &
  typeof import('#shared/messages/id/jobs/vacancies.ts') &
  typeof import('#shared/messages/id/calculators/payslip.ts') &
  typeof import('#shared/messages/id/pay/pay.ts') &
  typeof import('#shared/messages/id/pay/positions.ts') &
  typeof import('#shared/messages/id/pay/payroll.ts') &
  typeof import('#shared/messages/id/questions/questions.ts') &
  typeof import('#shared/messages/id/raffle/raffle.ts') &
  typeof import('#shared/messages/id/reviews/reading.ts') &
  typeof import('#shared/messages/id/pay/salaries.ts') &
  typeof import('#shared/messages/id/discovery/search.ts') &
  typeof import('#shared/messages/id/discovery/searching.ts') &
  typeof import('#shared/messages/id/team/team.ts') &
  typeof import('#shared/messages/id/calculators/thr.ts') &
  typeof import('#shared/messages/id/writing/writing.ts')
export type OwnWordRoom = keyof OwnWords
export type AllWords = OwnWords & typeof together
export type WordRoom = keyof AllWords

type WordFile = Partial<AllWords> & { together?: typeof together }

const LOADERS = import.meta.glob<WordFile>([
  './words/*.ts',
  '../../shared/messages/*/accounts/{account,accounts}.ts',
  '../../shared/messages/*/calculators/{amount,calculators,law,payslip,thr}.ts',
  '../../shared/messages/*/companies/versus.ts',
  '../../shared/messages/*/contact/contact.ts',
  '../../shared/messages/*/discovery/{browsing,home,rankings,search,searching}.ts',
  '../../shared/messages/*/forms/forms.ts',
  '../../shared/messages/*/jobs/{alerts,applying,hiring,jobs,keeping,letters,vacancies}.ts',
  '../../shared/messages/*/library/{about,developers,legal,library}.ts',
  '../../shared/messages/*/owner-desk/answering.ts',
  '../../shared/messages/*/owners/{claims,employers,owners,profile}.ts',
  '../../shared/messages/*/pay/{careers,comparing,given,giving,pay,payroll,positions,roles,salaries}.ts',
  '../../shared/messages/*/questions/{asking,questions}.ts',
  '../../shared/messages/*/raffle/raffle.ts',
  '../../shared/messages/*/reviews/reading.ts',
  '../../shared/messages/*/site/errors.ts',
  '../../shared/messages/*/team/team.ts',
  '../../shared/messages/*/writing/writing.ts',
])

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

/** Some rooms' words stand in a folder. */
const fileOf = (locale: Locale, room: string): string =>
  WORD_FILES.find(path => path.startsWith(`shared/messages/${locale}/`) && path.endsWith(`/${room}.ts`)) ?? ''

/** A room's words that were loaded before; throws where a page forgot to name the room. */
export function words<R extends WordRoom>(locale: Locale, room: R): AllWords[R] {
  const found = loaded[locale][room]
  if (!found) throw new Error(`The words of ${room} were not loaded: name them in web/page-list.ts`)
  return found as AllWords[R]
}
