import {
  APPLICANT,
  APPLICANT_RATINGS,
  FORMER_EMPLOYEE,
  RATING_GROUPS,
  type EmploymentStatus,
  type RatingKey,
} from '#shared/contract/keys.ts'

import { PAY_FIELDS, type PayField } from '../parts/answers.ts'

export type StepName = 'who' | 'money' | 'people' | 'work' | 'process' | 'overall' | 'text' | 'check'

/** Field names as in the server's errors. */
export type Field =
  | `ratings_${RatingKey}`
  | 'company_id'
  | 'employment_status'
  | 'department'
  | 'job_type'
  | 'job_role_id'
  | 'city_id'
  | 'left_at_year'
  | 'application_result'
  | 'interview_rounds'
  | 'surprise_question'
  | 'surprise_text'
  | 'overall_sentiment'
  | 'recommended'
  | 'answers'
  | 'headline'
  | 'likes'
  | 'dislikes'
  | 'advice'
  | PayField
  | 'agree'

const EMPLOYEE_STEPS = ['who', 'money', 'people', 'work', 'overall', 'text', 'check'] as const
const APPLICANT_STEPS = ['who', 'process', 'overall', 'text', 'check'] as const

export const stepsOf = (status: EmploymentStatus): readonly StepName[] =>
  status === APPLICANT ? APPLICANT_STEPS : EMPLOYEE_STEPS

/** Fields of a step in the order of the page. */
export function fieldsOf(step: StepName, status: EmploymentStatus): readonly Field[] {
  const applicant = status === APPLICANT
  switch (step) {
    case 'who':
      return applicant
        ? ['company_id', 'employment_status', 'job_role_id', 'city_id', 'left_at_year']
        : [
            'company_id',
            'employment_status',
            'department',
            'job_type',
            'job_role_id',
            'city_id',
            ...(status === FORMER_EMPLOYEE ? (['left_at_year'] as const) : []),
          ]
    case 'process':
      return [
        ...ratingFields(APPLICANT_RATINGS),
        'application_result',
        'interview_rounds',
        'surprise_question',
        'surprise_text',
      ]
    case 'overall':
      return ['overall_sentiment', 'recommended', ...(applicant ? [] : (['answers'] as const))]
    case 'text':
      return ['headline', 'likes', 'dislikes', 'advice', ...(applicant ? [] : PAY_FIELDS)]
    case 'check':
      return ['agree']
    default:
      return ratingFields(RATING_GROUPS[step])
  }
}

const ratingFields = (keys: readonly RatingKey[]): Field[] => keys.map(key => `ratings_${key}` as const)

/** Maps several field names of the server to one field of the form. */
export function formField(name: string): string {
  if (name === 'company' || name === 'company_name') return 'company_id'
  if (name === 'job_role') return 'job_role_id'
  if (name === 'city' || name === 'city_name') return 'city_id'
  return name.startsWith('answers') ? 'answers' : name
}
