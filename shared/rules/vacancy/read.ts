import type { VacancyField, VacancyFindingKind } from '../../contract/keys.ts'
import { withDigits } from '../screening/digits.ts'
import { screen, withLettersJoined } from '../screening/screening.ts'
import { originalSpan, rewrite, viewOf, type View } from '../screening/view.ts'
import { TAKEN } from './taken-from.ts'
import type { Pattern } from './pattern.ts'
import { UNFAIR, UNFAIR_TITLE } from './unfair.ts'

export type VacancyFinding = {
  kind: VacancyFindingKind
  effect: 'warn' | 'hold'
  field: VacancyField
  start: number
  end: number
}

/** The texts of an advertisement; `minimum`: the monthly minimum wage of its place. */
export type Advertisement = {
  title: string
  description: string
  expectations: string | null
  requirements: string | null
  /** The lower end of its pay per month. */
  monthly: number | null
  minimum: number | null
}

/** Findings in an advertisement: some warn the company, some hold it for the team. */
export function findingsIn(ad: Advertisement): VacancyFinding[] {
  const texts = (['title', 'description', 'expectations', 'requirements'] as const).flatMap(field =>
    findIn(ad[field] ?? '', field === 'title' ? TITLE_DEMANDS : DEMANDS).map((found): VacancyFinding => ({
      ...found,
      field,
      effect: 'hold',
    })),
  )
  return [...payIn(ad), ...texts]
}

/** The words by which a text demands money from applicants, if any. */
export function moneyRequestIn(text: string): string | undefined {
  const found = findIn(text).find(({ kind }) => kind === 'money')
  return found && text.slice(found.start, found.end)
}

function payIn({ monthly, minimum }: Advertisement): VacancyFinding[] {
  const nowhere = { field: 'salary', effect: 'warn', start: 0, end: 0 } as const
  if (monthly === null) return [{ kind: 'no_pay', ...nowhere }]
  return minimum !== null && monthly < minimum ? [{ kind: 'below_minimum', ...nowhere }] : []
}

const DEMANDS: readonly Pattern[] = [...TAKEN, ...UNFAIR]
const TITLE_DEMANDS: readonly Pattern[] = [...DEMANDS, ...UNFAIR_TITLE]

type Found = Pick<VacancyFinding, 'kind' | 'start' | 'end'>

/** A clause ends at the end of a sentence, a line or a part between commas, or before a "but"; dots inside amounts do not end it. */
const CLAUSE =
  /(?:(?!(?<=\s)(?:tapi|tetapi|namun|cukup|kecuali|but|except)\s)[^.!?;,\n]|[.,](?=\d)|(?<=\b(?:maks|max|min|rp|jl|jln))\.)+/gi

/** Reads the text twice: normalised, and with number words, digits in place of letters, and spelt-out words resolved. */
function findIn(text: string, patterns = DEMANDS): Found[] {
  const view = viewOf(text)
  const demands = [view, plainOf(view)].flatMap(read =>
    Array.from(read.lower.matchAll(CLAUSE)).flatMap(({ 0: clause, index }) =>
      demandsIn(clause, patterns).map(({ kind, start, end }) => ({
        kind,
        ...originalSpan(read, index + start, index + end),
      })),
    ),
  )
  const once = new Map(demands.map(one => [`${one.kind} ${one.start}`, one]))
  return [...once.values(), ...contactsIn(text)].sort((a, b) => a.start - b.start)
}

/** Digits in place of similar letters: "b1aya", "1jazah". */
const DISGUISED = /(?<=[a-z])[01345](?=[a-z]{2})|(?<![a-z\d.,:-])[01345](?=[a-z]{4})/g
const LETTERS = ['o', 'i', '', 'e', 'a', 's']

const plainOf = (view: View): View =>
  withDigits(rewrite(withLettersJoined(view), DISGUISED, ([digit]) => LETTERS[Number(digit)]))

/** Characters before a demand in which `before` is searched. */
const NEAR = 40

/** At most one finding of each kind per clause. */
function demandsIn(clause: string, patterns: readonly Pattern[]): Found[] {
  const found = patterns.flatMap(({ kind, demand, unless, before }) => {
    const match = demand.exec(clause)
    if (!match || unless?.test(clause)) return []
    const { index: start } = match
    if (before?.test(clause.slice(Math.max(0, start - NEAR), start))) return []
    return [{ kind, start, end: start + match[0].length }]
  })
  return [...new Map(found.map(one => [one.kind, one])).values()]
}

const LEADS_OFF: ReadonlySet<string> = new Set(['email', 'phone', 'link', 'handle'])

/** Contact data that would lead applicants off the platform. */
const contactsIn = (text: string): Found[] =>
  screen(text)
    .filter(({ kind }) => LEADS_OFF.has(kind))
    .map(({ start, end }) => ({ kind: 'contact', start, end }))
