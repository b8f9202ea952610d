import { draftPlace, unwritten, type DraftOf, type DraftPlace } from '#web/forms/draft.ts'
import { storedJson } from '#web/platform/storage.ts'
import { VACANCY_DRAFT } from '#web/owners/session.ts'
import { isSame, type Fields } from './fields.ts'

/** What an owner writes, and over what: `base` are the words that were read before. */
export type VacancyDraft = DraftOf<'all'> & {
  id: string
  version: string | null
  base: Fields
  fields: Fields
}
export type Begun = Pick<VacancyDraft, 'id' | 'version' | 'base'>

/** Of one vacancy, or of the new one. It is in this browser until it is sent, wiped, or its owner signs out. */
export const vacancyDraft = (of: string, begin: () => Begun): DraftPlace<VacancyDraft> =>
  draftPlace<VacancyDraft>({
    key: VACANCY_DRAFT + of,
    version: 1,
    empty: () => {
      const begun = begin()
      return { ...unwritten('all'), ...begun, fields: begun.base }
    },
    holdsWords: ({ fields, base }) => !isSame(fields, base),
  })

export const wipeVacancyDraft = (of: string): void =>
  void storedJson('browser', VACANCY_DRAFT + of).put(undefined)
