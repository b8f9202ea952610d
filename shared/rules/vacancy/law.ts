import type { VacancyFindingKind } from '../../contract/keys.ts'

type Law = { rule: string; article: string | null }

const EQUAL: Law = { rule: 'UU 13/2003', article: '5, 6' }
const RECRUITING: Law = { rule: 'SE Menaker M/6/HK.04/V/2025', article: null }
const PAPERS: Law = { rule: 'SE Menaker M/5/HK.04.00/V/2025', article: null }

/** The rule that a finding breaks, where one is known. */
export const VACANCY_LAW: Partial<Record<VacancyFindingKind, Law>> = {
  deposit: PAPERS,
  age: RECRUITING,
  looks: RECRUITING,
  marital: RECRUITING,
  religion: EQUAL,
  gender: EQUAL,
}
