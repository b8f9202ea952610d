import { PAY_STEP } from '#shared/rules/pay-limits.ts'
import { openRolePay } from '#server/pay/role-box.ts'
import { openSalary } from '#server/pay/salary-box.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { Attacker, Attempt, Guess } from '../attacker.ts'
import { keyOf, ranks, rowsOf, type Sighting } from '../thief/sightings.ts'
import type { Row, Tables } from '../thief/tables.ts'
import { MEASURES, nearest } from './order.ts'

const OTHERS = ['content.role_pay', 'content.salary_comment']

/** Links rows of one person in two stores of pay by order, by shared values and by the company in a comment's row. */
export const storesOfPay: Attacker = {
  name: 'stores of pay side by side',
  attack({ tables }) {
    return OTHERS.flatMap((store): Attempt[] => [
      ...Object.entries(MEASURES).map(([measure, of]) =>
        twins(tables, `${store} by ${measure}`, store, (rows, salaries) =>
          nearest(ranks(rows, of), ranks(salaries, of)),
        ),
      ),
      twins(tables, `${store} by shared values`, store, (rows, salaries) =>
        rows.map(({ of, row }) => ({
          subject: of,
          among: salaries
            .filter(({ of: key }) => JSON.stringify(row.values).includes(key))
            .map(one => one.of),
        })),
      ),
    ])
  },
}

/** With the key of the boxes: finds the `role_pay` row whose amount, year and years in the role equal a salary's. */
export const amountsWithKey: Attacker = {
  name: 'amounts of both stores',
  given: 'the key `box`',
  attack({ tables, keys }) {
    const secrets = keys as Secrets
    const salaries = sightingsOf(tables, 'content.salary').map(({ of, row }) => {
      const { base, allowances, year, years } = openSalary(secrets, boxOf(row)).salary
      return { of, told: [Math.round((base + (allowances ?? 0)) / PAY_STEP), year, years].join() }
    })
    return [
      twins(tables, 'amount, year and years in the role', 'content.role_pay', rows =>
        rows.map(({ of, row }) => {
          const { amount, year, years } = openRolePay(secrets, boxOf(row)).pay
          const told = [amount, year, years].join()
          return { subject: of, among: salaries.filter(one => one.told === told).map(one => one.of) }
        }),
      ),
    ]
  },
}

/** A comment's row names its company, like a salary's, so chance is a pick among that company's salaries. */
function twins(
  tables: Tables,
  by: string,
  store: string,
  guess: (rows: Sighting[], salaries: Sighting[]) => Guess[],
): Attempt {
  const salaries = sightingsOf(tables, 'content.salary')
  const rows = sightingsOf(tables, store)
  const companyOf = new Map(rows.map(({ of, row }) => [of, row.values['company_id']]))
  const within = (key: string) =>
    salaries
      .filter(({ row }) => [undefined, row.values['company_id']].includes(companyOf.get(key)))
      .map(({ of }) => of)
  const guesses = guess(rows, salaries).map(({ subject, among }) => {
    const possible = within(subject)
    return { subject, among: among.filter(key => possible.includes(key)) }
  })
  return { by, links: 'twin', within, guesses }
}

const sightingsOf = (tables: Tables, store: string): Sighting[] =>
  rowsOf(tables, store).map(row => ({ of: keyOf(row.values['key']), row }))
const boxOf = ({ values }: Row): Buffer => Buffer.from(keyOf(values['box']), 'hex')
