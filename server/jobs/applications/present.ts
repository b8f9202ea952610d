import type { OwnApplication, ReceivedApplication } from '#shared/contract/jobs/applications.ts'
import { APPLICATION } from '#shared/contract/jobs/limits.ts'
import type { Company } from '#server/companies/find.ts'
import type { NamedVacancy } from '../vacancy-names.ts'
import { addDays } from '#server/platform/clock.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { openLetter } from './letter-box.ts'
import type { ApplicationRow } from './store.ts'

type Named = Pick<Company, 'id' | 'slug' | 'name'>
type Showing = { secrets: Secrets; today: string }

const isWaiting = ({ state }: Pick<ApplicationRow, 'state'>): boolean => state === 'sent' || state === 'seen'

/** Unanswered for three weeks. */
const isLate = (row: ApplicationRow, today: string): boolean =>
  isWaiting(row) && addDays(row.sent_on, APPLICATION.lateDays) <= today

export const presentVacancy = ({ id, title, locale, is_open }: NamedVacancy) => ({
  id,
  title,
  locale,
  is_open,
})

function factsOf(row: ApplicationRow, vacancy: NamedVacancy, today: string) {
  const { id, state, sent_on, seen_on, answered_on } = row
  return {
    id,
    state,
    vacancy: presentVacancy(vacancy),
    sent_on,
    seen_on,
    answered_on,
    is_late: isLate(row, today),
  }
}

export function presentOwn(
  { secrets, today }: Showing,
  row: ApplicationRow,
  vacancy: NamedVacancy,
  { id, name, slug }: Named,
): OwnApplication {
  const letter = openLetter(secrets, row)
  return {
    ...factsOf(row, vacancy, today),
    locale: row.locale,
    gets_mails: !row.quiet,
    vacancy: { ...presentVacancy(vacancy), is_shown: vacancy.is_shown, is_taken_down: vacancy.is_barred },
    company: { id, name, slug },
    content: letter
      ? {
          name: letter.name,
          email: letter.email,
          phone: letter.phone,
          message: letter.message,
          file: letter.file.name,
        }
      : null,
    answer: letter?.answer ?? null,
  }
}

export const presentReceived = (
  { secrets, today }: Showing,
  row: ApplicationRow,
  vacancy: NamedVacancy,
): ReceivedApplication => ({
  ...factsOf(row, vacancy, today),
  name: openLetter(secrets, row)?.name ?? null,
})

export function presentOpened(showing: Showing, row: ApplicationRow, vacancy: NamedVacancy) {
  const letter = openLetter(showing.secrets, row)
  return {
    ...presentReceived(showing, row, vacancy),
    email: letter?.email ?? null,
    phone: letter?.phone ?? null,
    message: letter?.message ?? null,
    file: letter?.file.name ?? null,
    answer: letter?.answer ?? null,
    locale: row.locale,
  }
}
