import type { CompanyFigures, CompanyPage } from '#shared/contract/companies/companies.ts'
import { ANSWERS, RATING_GROUPS, type AnswerKey, type EmployeeRating } from '#shared/contract/keys.ts'
import type { CompanySalaries } from '#shared/contract/pay/pay.ts'
import { PRIVACY_FLOOR } from '#shared/rules/privacy-floor.ts'
import { verdictOf } from '#web/companies/findings.ts'
import type { Formats } from '#web/platform/formats.ts'
import type { AllWords } from '#web/platform/words.ts'

/** A company with the data of its column. */
export type Compared = { page: CompanyPage; salaries: CompanySalaries }

const ASPECTS = Object.values(RATING_GROUPS).flat()

/** Mean rating of an aspect; null below the privacy floor. */
export const meanOf = ({ page }: Compared, key: EmployeeRating): number | null =>
  page.figures?.ratings.find(one => one.key === key)?.mean ?? null

type Benefit = CompanyFigures['benefits'][number]

/** Answers about a benefit; undefined below the privacy floor. */
export const benefitOf = ({ page }: Compared, key: AnswerKey): Benefit | undefined =>
  page.figures?.benefits.find(one => one.key === key && one.answered >= PRIVACY_FLOOR)

/** The same wording and rule as on the company's own page: "Sekitar separuh (5 dari 10)". */
export const benefitText = (
  { yes, answered }: Pick<Benefit, 'yes' | 'answered'>,
  { benefit, share }: Pick<AllWords['companies'], 'benefit' | 'share'>,
  { count }: Pick<Formats, 'count'>,
): string => `${benefit[verdictOf(yes / answered)]} (${share(count(yes), count(answered))})`

/** The highest value of a row, rounded to one decimal as shown; null if fewer than two are known or all are equal. */
export function highest(values: readonly (number | null)[]): number | null {
  const known = values.flatMap(value => (value === null ? [] : [tenths(value)]))
  const best = Math.max(...known)
  return known.length > 1 && known.some(value => value < best) ? best / 10 : null
}

export const isHighest = (value: number | null, best: number | null): boolean =>
  value !== null && best !== null && tenths(value) === tenths(best)

/** The aspect in which a company is furthest ahead of all others. A company that leads in no aspect has none. */
type Lead = { slug: string; name: string; aspect: EmployeeRating; mean: number; reviews: number }

export function leadsOf(compared: readonly Compared[]): Lead[] {
  return compared.flatMap(one => {
    const { slug, name } = one.page.company
    const leads = ASPECTS.flatMap(aspect => {
      const mean = meanOf(one, aspect)
      const others = compared.flatMap(other => (other === one ? [] : (meanOf(other, aspect) ?? [])))
      if (mean === null || others.length < compared.length - 1) return []
      return [{ aspect, mean, by: tenths(mean) - tenths(Math.max(...others)) }]
    })
    const [best] = leads.filter(({ by }) => by > 0).toSorted((a, b) => b.by - a.by)
    return best
      ? [
          {
            slug,
            name,
            aspect: best.aspect,
            mean: best.mean,
            reviews: one.page.figures?.review_count ?? 0,
          },
        ]
      : []
  })
}

/** Benefits with enough answers for at least one company. */
export const answeredBenefits = (compared: readonly Compared[]): AnswerKey[] =>
  ANSWERS.filter(key => compared.some(one => benefitOf(one, key)))

const tenths = (value: number): number => Math.round(value * 10)
