import type { Floor } from '../figure-store.ts'

/** From how many people of how many companies each list shows something; figures themselves show from fewer. */
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
