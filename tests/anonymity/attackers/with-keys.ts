import { consentContext } from '#server/accounts/consent.ts'
import { open } from '#server/platform/crypto.ts'
import { openSalary } from '#server/pay/salary-box.ts'
import { openWaiting } from '#server/pay/pending-pay.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { Attacker } from '../attacker.ts'
import { rowsOf } from '../thief/sightings.ts'
import { salariesByCell } from './facets.ts'
import { within, type Moment } from './times.ts'

const bytes = (value: unknown): Buffer => Buffer.from(String(value).replace(/^\\x/, ''), 'hex')

/**
 * With the key of sealed fields the day of each account's consent is readable: names the new accounts of a review's
 * week.
 */
export const daysWithKey: Attacker = {
  name: 'days of consents',
  given: 'the key `field`',
  attack({ tables, keys }) {
    const accounts = rowsOf(tables, 'identity.consent_event').map(({ values }): Moment => {
      const kept = open(keys.field as Buffer, bytes(values['sealed']), consentContext(String(values['id'])))
      return { of: String(values['account_id']), at: Date.parse(`${JSON.parse(kept).day}T00:00:00+07:00`) }
    })
    const reviews = rowsOf(tables, 'content.review').map(({ values }): Moment => ({
      of: String(values['id']),
      at: Date.parse(`${String(values['week'])}T00:00:00+07:00`),
    }))
    return [
      {
        by: 'consents of the review’s week',
        links: 'author',
        guesses: within(reviews, accounts, 7 * 86_400_000),
      },
    ]
  },
}

/** With the key of salary boxes each salary's department, job type and year are readable. */
export const cellsWithKey: Attacker = {
  name: 'salaries by what their boxes say',
  given: 'the key `box`',
  attack({ tables, keys }) {
    const reviews = rowsOf(tables, 'content.review').map(({ values }) => values)
    const salaries = rowsOf(tables, 'content.salary').map(({ values }) => ({
      ...values,
      ...openSalary(keys as Secrets, bytes(values['box'])).salary,
    }))
    return [salariesByCell(reviews, salaries)]
  },
}

/** With the key of salary boxes, a box that was still pending in an older backup leads to the salary's own row. */
export const salariesWithKey: Attacker = {
  name: 'salaries that waited the night before',
  given: 'the key `box` and an older backup',
  attack({ nights, keys }) {
    const waiting = rowsOf(nights?.before ?? new Map(), 'content.review').filter(
      ({ values }) => values['salary_box'] !== null,
    )
    const guesses = waiting.map(({ values }) => ({
      subject: openWaiting(keys as Secrets, bytes(values['salary_box'])).keys.salary.toString('hex'),
      among: [String(values['id'])],
    }))
    return nights ? [{ by: 'boxes of reviews that waited', links: 'salary', guesses }] : []
  },
}
