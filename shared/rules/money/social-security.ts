import { inForce, type Law } from './law/law.ts'
import {
  ACCIDENT_RATES,
  DEATH_RATES,
  HEALTH_RATES,
  OLD_AGE_RATES,
  PENSION_RATES,
  RELATIVE_RATES,
  type Rates,
  type Risk,
} from './law/social-security.ts'
import { percentOf, type Line } from './line.ts'

export type Insured = {
  /** Base wage and fixed allowances of a month. */
  wage: number
  /** `YYYY-MM`. */
  month: string
  /** Whether contributions to BPJS Ketenagakerjaan (JHT, JP, JKK, JKM) are paid; `health`: to BPJS Kesehatan. */
  employment: boolean
  health: boolean
  risk?: Risk
  /** The minimum wage of the place, where known. */
  minimumWage?: number
  /** Covered relatives beyond five persons, who include the worker. */
  relatives?: number
}

type WorkerKey = 'old_age' | 'pension' | 'health' | 'relatives'
type EmployerKey = 'old_age' | 'pension' | 'health' | 'accident' | 'death'
export type Contributions = { worker: Line<WorkerKey>[]; employer: Line<EmployerKey>[] }

/** Monthly contributions of worker and employer to BPJS, as positive amounts. */
export function contributions(insured: Insured): Contributions {
  const ofWork = insured.employment ? employmentLines(insured) : { worker: [], employer: [] }
  const ofHealth = insured.health ? healthLines(insured) : { worker: [], employer: [] }
  return {
    worker: [...ofWork.worker, ...ofHealth.worker],
    employer: [...ofHealth.employer, ...ofWork.employer],
  }
}

function employmentLines({ wage, month, risk = 'low' }: Insured): Contributions {
  const oldAge = inForce(OLD_AGE_RATES, month)
  const pension = inForce(PENSION_RATES, month)
  const { byRisk, ...accident } = inForce(ACCIDENT_RATES, month)
  const death = inForce(DEATH_RATES, month)
  return {
    worker: [
      lineOf('old_age', wage, oldAge.worker, oldAge),
      lineOf('pension', wage, pension.worker, pension),
    ],
    employer: [
      lineOf('old_age', wage, oldAge.employer, oldAge),
      lineOf('pension', wage, pension.employer, pension),
      lineOf('accident', wage, byRisk[risk], accident),
      lineOf('death', wage, death.employer, death),
    ],
  }
}

function healthLines({ wage, month, minimumWage = 0, relatives = 0 }: Insured): Contributions {
  const { fromMinimumWage, ...rates } = inForce(HEALTH_RATES, month)
  const floor = fromMinimumWage && minimumWage > wage ? { floor: minimumWage } : {}
  const counted = floor.floor ?? wage
  const { worker: each, ...law } = inForce(RELATIVE_RATES, month)
  const more = {
    ...lineOf('relatives', counted, each * relatives, { ...law, ceiling: rates.ceiling }),
    ...floor,
  }
  return {
    worker: [
      { ...lineOf('health', counted, rates.worker, rates), ...floor },
      ...(relatives > 0 ? [more] : []),
    ],
    employer: [{ ...lineOf('health', counted, rates.employer, rates), ...floor }],
  }
}

function lineOf<K extends string>(key: K, wage: number, rate = 0, rates: Law & Partial<Rates>): Line<K> {
  const { worker: _worker, employer: _employer, ceiling, ...law } = rates
  const base = Math.min(wage, ceiling ?? Infinity)
  return { key, base, rate, amount: percentOf(base, rate), law, ...(ceiling && { ceiling }) }
}
