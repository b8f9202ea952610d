import type { VacancyField, VacancyFindingKind } from '../../contract/keys.ts'
import { screen } from '../screening/screening.ts'
import { PATTERNS } from './patterns.ts'

export type VacancyFinding = {
  kind: VacancyFindingKind
  effect: 'warn' | 'hold'
  field: VacancyField
  start: number
  end: number
}

/** An advertisement as it is written; `minimum`: the minimum wage of its place, for a month. */
export type Advertisement = {
  title: string
  description: string
  expectations: string | null
  requirements: string | null
  /** The lower end of its pay, for a month. */
  monthly: number | null
  minimum: number | null
}

/** What its company should know of an advertisement: some warns, some holds it for the team. */
export function readVacancy(ad: Advertisement): VacancyFinding[] {
  const texts = (['title', 'description', 'expectations', 'requirements'] as const).flatMap(field =>
    findIn(ad[field] ?? '').map((found): VacancyFinding => ({ ...found, field, effect: 'hold' })),
  )
  return [...payIn(ad), ...texts]
}

function payIn({ monthly, minimum }: Advertisement): VacancyFinding[] {
  const nowhere = { field: 'salary', effect: 'warn', start: 0, end: 0 } as const
  if (monthly === null) return [{ kind: 'no_pay', ...nowhere }]
  return minimum !== null && monthly < minimum ? [{ kind: 'below_minimum', ...nowhere }] : []
}

type Found = Pick<VacancyFinding, 'kind' | 'start' | 'end'>

/** A clause ends where a sentence, an item of a list or a part between commas does; amounts keep their dots. */
const CLAUSE = /(?:[^.!?;,\n]|[.,](?=\d)|(?<=\b(?:maks|max|min))\.)+/gi

function findIn(text: string): Found[] {
  const demands = Array.from(text.matchAll(CLAUSE)).flatMap(({ 0: clause, index }) =>
    demandsIn(clause, index),
  )
  return [...demands, ...contactsIn(text)].sort((a, b) => a.start - b.start)
}

/** One of each kind in a clause. */
function demandsIn(clause: string, at: number): Found[] {
  const found = PATTERNS.flatMap(({ kind, demand, unless }) => {
    const match = demand.exec(clause)
    if (!match || unless?.test(clause)) return []
    return [{ kind, start: at + match.index, end: at + match.index + match[0].length }]
  })
  return [...new Map(found.map(one => [one.kind, one])).values()]
}

const LEADS_OFF: ReadonlySet<string> = new Set(['email', 'phone', 'link', 'handle'])

/** What would lead whoever applies off the platform. */
const contactsIn = (text: string): Found[] =>
  screen(text)
    .filter(({ kind }) => LEADS_OFF.has(kind))
    .map(({ start, end }) => ({ kind: 'contact', start, end }))
