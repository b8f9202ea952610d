import { draftPlace, unwritten, type DraftOf, type DraftPlace } from '#web/forms/draft.ts'
import { storedJson } from '#web/platform/storage.ts'
import { VACANCY_DRAFT } from '#web/owners/session.ts'
import { isSame, type Fields } from './fields.ts'

/** Draft of a vacancy; `base` is the stored version on which it is based, for a merge. */
export type VacancyDraft = DraftOf<'all'> & {
  id: string
  version: string | null
  base: Fields
  fields: Fields
}
export type Begun = Pick<VacancyDraft, 'id' | 'version' | 'base'>

/** Draft of one vacancy, or of a new one. Stored in this browser until it is sent, deleted, or the owner signs out. */
export const vacancyDraft = (of: string, begin: () => Begun): DraftPlace<VacancyDraft> => {
  const place = draftPlace<VacancyDraft>({
    key: VACANCY_DRAFT + of,
    version: 1,
    empty: () => {
      const begun = begin()
      return { ...unwritten('all'), ...begun, fields: begun.base }
    },
    hasInput: ({ fields, base }) => !isSame(fields, base),
  })
  return {
    ...place,
    read() {
      const draft = place.read()
      const { base } = place.empty()
      // A draft that was stored before a field existed lacks it.
      return draft && { ...draft, base: { ...base, ...draft.base }, fields: { ...base, ...draft.fields } }
    },
  }
}

export const wipeVacancyDraft = (of: string): void =>
  void storedJson('browser', VACANCY_DRAFT + of).put(undefined)
