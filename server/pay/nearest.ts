import type { Department, Industry } from '#shared/contract/keys.ts'
import { figureKey, type FigureKey, type FigureRow } from './figure-store.ts'

/** Keys of a department's pay in the industry and the province, from narrow to wide. */
export function aroundCompany(
  department: Department,
  { industry, city_id }: { industry: Industry | null; city_id: string | null },
): FigureKey[] {
  const province = city_id?.slice(0, 2)
  return [
    ...(industry && province
      ? [figureKey('industry_department_province', department, industry, province)]
      : []),
    ...(industry ? [figureKey('industry_department', department, industry)] : []),
    ...(province ? [figureKey('department_province', department, province)] : []),
    figureKey('department', department),
  ]
}

export const nearest = (keys: FigureKey[], shown: FigureRow[]): FigureRow | undefined =>
  keys.map(key => shown.find(row => isSame(row, key))).find(row => row !== undefined)

export const isSame = (one: FigureKey, other: FigureKey): boolean =>
  one.scope === other.scope && one.a === other.a && one.b === other.b && one.c === other.c
