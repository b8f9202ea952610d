import assert from 'node:assert/strict'
import test from 'node:test'
import type { RolePay } from '#shared/contract/pay/pay.ts'
import { occupation } from './occupation.ts'

type Form = 'text' | 'url' | 'date' | 'number' | 'duration' | 'thing'
/** Properties of these types according to schema.org, and the values allowed here. */
const SCHEMA: Record<string, Record<string, Form>> = {
  Occupation: {
    name: 'text',
    url: 'url',
    mainEntityOfPage: 'thing',
    occupationLocation: 'thing',
    estimatedSalary: 'thing',
  },
  MonetaryAmountDistribution: {
    name: 'text',
    currency: 'text',
    duration: 'duration',
    percentile10: 'number',
    percentile25: 'number',
    median: 'number',
    percentile75: 'number',
    percentile90: 'number',
  },
  Country: { name: 'text' },
  WebPage: { url: 'url', lastReviewed: 'date' },
}
const FORMS = {
  text: /^\S.*$/,
  url: /^https:\/\//,
  date: /^\d{4}-\d{2}-\d{2}$/,
  number: /^\d+$/,
  duration: /^P1M$/,
}
const URL = 'https://kerjajujur.example/posisi/nurse'

const pay = (range: Partial<NonNullable<RolePay['range']>> | null, as_of: string | null = '2026-11-16') =>
  ({
    as_of,
    role: { id: 'nurse', name: 'Perawat', department: 'health-medical' },
    range: range && { people: 25, p10: 4e6, p25: 45e5, p50: 52e5, p75: 61e5, p90: 7e6, ...range },
  }) as RolePay

/** Checks that every property belongs to its type and has the required form. */
function check(thing: Record<string, unknown>): void {
  const type = SCHEMA[String(thing['@type'])]
  assert.ok(type, `${String(thing['@type'])} is no type of ours`)
  for (const [name, value] of Object.entries(thing).filter(([key]) => !key.startsWith('@'))) {
    const form: Form | undefined = type[name]
    assert.ok(form, `${name} is no property of ${String(thing['@type'])}`)
    if (form === 'thing') for (const one of [value].flat()) check(one as Record<string, unknown>)
    else assert.match(String(value), FORMS[form])
  }
}

test('a role is an occupation with its pay in schema.org’s vocabulary', () => {
  const [thing] = occupation(pay({}), URL) as Record<string, unknown>[]
  assert.equal(thing?.['@context'], 'https://schema.org')
  check(thing as Record<string, unknown>)
  assert.deepEqual((thing as { estimatedSalary: object[] }).estimatedSalary[0], {
    '@type': 'MonetaryAmountDistribution',
    name: 'base',
    currency: 'IDR',
    duration: 'P1M',
    percentile10: 4_000_000,
    percentile25: 4_500_000,
    median: 5_200_000,
    percentile75: 6_100_000,
    percentile90: 7_000_000,
  })
})

test('percentiles that are not shown are missing in the structured data too', () => {
  const [thing] = occupation(pay({ p10: null, p90: null }), URL)
  assert.doesNotMatch(JSON.stringify(thing), /percentile(10|90)/)
})

test('below its floor, and before the first Monday, a role has no pay in its structured data', () => {
  assert.deepEqual(occupation(pay(null), URL), [])
  assert.deepEqual(occupation(pay({}, null), URL), [])
})
