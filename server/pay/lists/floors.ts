import type { Floor } from '../figure-store.ts'

/**
 * The numbers of people and companies from which each list shows a figure; the figures themselves have lower floors.
 */
export const LIST_FLOORS = {
  department: [100, 10],
  industry: [100, 3],
  role: [25, 5],
  city: [50, 5],
  province: [50, 5],
  company_department: [10, 1],
} satisfies Record<string, Floor>

export const reaches = (
  { people, companies }: { people: number; companies: number },
  [leastPeople, leastCompanies]: Floor,
): boolean => people >= leastPeople && companies >= leastCompanies
