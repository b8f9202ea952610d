import type { PayOf } from '#shared/contract/pay/pay.ts'
import type { Formats } from '#web/platform/formats.ts'
import type { AllWords } from '#web/platform/words.ts'
import { bandOf } from '../band.ts'
import { wageName } from '../company/wage-name.ts'
import { askFor } from './ask.ts'
import type { Compared } from './compared.ts'

export type Words = Pick<AllWords, 'comparing' | 'pay' | 'payroll' | 'companies'>
type Saying = { text: string; note: string }
type Told = {
  compared: Compared
  /** Formats the group that a figure describes. */
  scope: (of: PayOf) => string
  /** Name of the site, as the source of the figures. */
  site: string
  words: Words
  format: Formats
}

/**
 * Sentences for a conversation about pay: first the law if the pay is below the minimum, then the figures, then
 * alternatives to more pay.
 */
export function sayings({ compared, scope, site, words, format }: Told): Saying[] {
  const { say } = words.comparing.talk
  const { pay, figures } = compared
  const ask = figures.beside && askFor(pay, figures.beside.range)
  if (!ask || !figures.beside) return [...underWage(compared, words, format), ...withoutFigure(say)]
  const { p25, p75, people } = figures.beside.range
  const source = words.comparing.talk.source(
    site,
    words.pay.people(bandOf(people, format)),
    figures.as_of ? format.day(figures.as_of) : '',
  )
  const { millions } = format
  return [
    ...underWage(compared, words, format),
    {
      text: say.range(scope(figures.beside.of), millions(p25), millions(p75), source, millions(ask.amount)),
      note: say.rangeNote,
    },
    ask.kind === 'below' ? { text: say.when, note: say.whenNote } : { text: say.tasks, note: say.tasksNote },
  ]
}

type Say = AllWords['comparing']['talk']['say']

const withoutFigure = (say: Say): Saying[] => [
  { text: say.step, note: say.stepNote },
  { text: say.written, note: say.writtenNote },
]

function underWage({ pay, short, figures }: Compared, words: Words, format: Formats): Saying[] {
  const wage = figures.minimum_wage
  if (short === 0 || !wage) return []
  const { say, wageSource } = words.comparing.talk
  const named = wageSource(wageName(wage, words.payroll, words.companies))
  return [{ text: say.wage(named, format.rupiah(wage.amount), format.rupiah(pay)), note: say.wageNote }]
}
