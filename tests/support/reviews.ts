import { randomBytes } from 'node:crypto'
import { APPLICANT_RATINGS, EMPLOYEE_RATINGS } from '#shared/contract/keys.ts'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A manage code as a browser makes it: 128 random bits as 26 characters. */
export function newManageCode(): string {
  let bits = BigInt(`0x${randomBytes(16).toString('hex')}`)
  let code = ''
  for (let place = 0; place < 26; place += 1) {
    code = CROCKFORD[Number(bits & 31n)] + code
    bits >>= 5n
  }
  return code
}

const all = (keys: readonly string[], value: number) => Object.fromEntries(keys.map(key => [key, value]))

type Overrides = Record<string, unknown>

/** A complete, valid submission of a current employee; override the tested part. */
export const employeeReview = (companyId: string, overrides: Overrides = {}): Record<string, unknown> => ({
  company_id: companyId,
  city_id: '32.75',
  employment_status: 0,
  department: 'logistics',
  job_type: 'employee',
  overall_sentiment: 4,
  headline: 'Gudang rapi, sistem sering lambat',
  likes: 'Alat pelindung diganti berkala.',
  dislikes: 'Aplikasi stok macet setiap tutup buku.',
  advice: 'Perbaiki sistemnya dulu.',
  ratings: all(EMPLOYEE_RATINGS, 4),
  answers: { parkingspace: 'yes', freemeals: 'no' },
  recommended: true,
  agree: true,
  manage_code: newManageCode(),
  ...overrides,
})

export const formerReview = (companyId: string, overrides: Overrides = {}) =>
  employeeReview(companyId, { employment_status: 1, left_at_year: 2025, ...overrides })

export function applicantReview(companyId: string, overrides: Overrides = {}): Record<string, unknown> {
  const { department: _, job_type: __, answers: ___, ...rest } = employeeReview(companyId)
  return {
    ...rest,
    employment_status: 2,
    left_at_year: 2026,
    job_role_id: 'administrative-staff',
    application_result: 'rejected',
    interview_rounds: 2,
    surprise_question: false,
    ratings: all(APPLICANT_RATINGS, 3),
    ...overrides,
  }
}
