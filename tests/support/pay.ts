import assert from 'node:assert/strict'
import type { TestApp } from './app.ts'
import { passFor } from './pass/passes.ts'
import { newManageCode } from './reviews.ts'
import { signIn } from './sign-in.ts'

type Overrides = Record<string, unknown>

/** A complete, valid amount of this year; override the tested part. */
export const somePay = (companyId: string | null, overrides: Overrides = {}): Record<string, unknown> => ({
  company_id: companyId,
  year: 2026,
  department: 'logistics',
  job_type: 'employee',
  city_id: '32.75',
  monthly_salary: 6_200_000,
  manage_code: newManageCode(),
  ...overrides,
})

/** A pass to give pay, for a signed-in person. */
export function payPass(it: TestApp, session: string, { company_id = null }: Overrides): Promise<string> {
  return passFor(it, session, [{ kind: 'pay', company: company_id as string | null }])
}

/** Gives an amount through the API, as a new person by default; returns its code. */
export async function givePay(it: TestApp, body: Record<string, unknown>, bearer?: string): Promise<string> {
  const token = bearer ?? (await signIn(it)).token
  const answer = await it.call('givePay', { body }, { bearer: await payPass(it, token, body) })
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  return String(body['manage_code'])
}
