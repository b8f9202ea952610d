import {
  APPLICANT,
  APPLICANT_RATINGS,
  EMPLOYEE_RATINGS,
  FORMER_EMPLOYEE,
  type EmploymentStatus,
  type RatingKey,
} from '#shared/contract/keys.ts'
import { emptyDraft, type Draft } from './drafts/draft.ts'

const rated = (keys: readonly RatingKey[]): Draft['ratings'] =>
  Object.fromEntries(keys.map((key, place) => [key, place === 0 ? null : (place % 5) + 1]))

/** A complete draft for this room's tests. */
export const completeDraft = (status: EmploymentStatus): Draft => ({
  ...emptyDraft({ id: '5d8f2a4e-7b1c-4c3d-9e2f-1a2b3c4d5e6f', slug: 'contoh', name: 'Contoh Jaya' }),
  employment_status: status,
  status_chosen: true,
  city: { id: '32.75', label: 'Kota Bekasi, Jawa Barat' },
  overall_sentiment: 4,
  recommended: true,
  headline: 'Ramai tetapi tertib',
  likes: 'Alat pelindung lengkap.',
  advice: 'Perbaiki jadwal.',
  agree: true,
  left_at_year: status >= FORMER_EMPLOYEE ? '2024' : '',
  ...(status === APPLICANT ? APPLIED : EMPLOYED),
})

const EMPLOYED = {
  department: 'logistics',
  job_type: 'employee',
  job_role: { id: 'warehouse-staff', label: 'Staf Gudang' },
  ratings: rated(EMPLOYEE_RATINGS),
  answers: { freemeals: true, parkingspace: false },
  salary: '6,8 juta',
  fixed_allowances: '450 ribu',
  thr_months: '1',
  bonus_months: '1,5',
  years_in_role: '3',
  salary_comment: 'Lembur terpisah.',
} as const satisfies Partial<Draft>

const APPLIED = {
  job_role: { id: 'warehouse-staff', label: 'Staf Gudang' },
  ratings: rated(APPLICANT_RATINGS),
  application_result: 'declined',
  interview_rounds: '3',
  surprise_question: true,
  surprise_text: 'Tes tanpa pemberitahuan.',
} as const satisfies Partial<Draft>
