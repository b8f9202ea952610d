import type { Attacker, Attempt } from '../attacker.ts'
import { keyOf, rowsOf } from '../thief/sightings.ts'

type Values = Record<string, unknown>

/**
 * Values that a row shares with others: a salary with published reviews of its company, an account's language with a
 * review's.
 */
export const facets: Attacker = {
  name: 'sets of candidates by facets',
  attack({ tables }) {
    const reviews = rowsOf(tables, 'content.review').map(({ values }) => values)
    const salaries = rowsOf(tables, 'content.salary').map(({ values }) => values)
    const accounts = rowsOf(tables, 'identity.account').map(({ values }) => values)
    return [
      salariesByCell(reviews, salaries),
      {
        by: 'language of the account and of the review',
        links: 'author',
        guesses: reviews.map(review => ({
          subject: String(review['id']),
          among: accounts
            .filter(({ locale }) => locale !== undefined && locale === review['locale'])
            .map(({ id }) => String(id)),
        })),
      },
    ]
  },
}

/**
 * The only plain value of a salary's row is its company, so chance is a pick among the company's reviews of that time.
 */
export function salariesByCell(reviews: Values[], salaries: Values[]): Attempt {
  const appeared = reviews.filter(({ state }) => ['published', 'hidden', 'removed'].includes(String(state)))
  const year = (review: Values) => Number(String(review['published_on']).slice(0, 4))
  const among = (salary: Values, told: (review: Values) => boolean = () => true) =>
    appeared
      .filter(review => review['company_id'] === salary['company_id'] && told(review))
      .map(({ id }) => String(id))
  const byKey = new Map(salaries.map(salary => [keyOf(salary['key']), salary]))
  return {
    by: 'content.salary by its cell',
    links: 'salary',
    within: key => among(byKey.get(key) ?? {}),
    guesses: [...byKey].map(([subject, salary]) => ({
      subject,
      among: among(
        salary,
        review =>
          ['department', 'job_type'].every(key => (salary[key] ?? review[key]) === review[key]) &&
          (salary['year'] ?? year(review)) === year(review),
      ),
    })),
  }
}
