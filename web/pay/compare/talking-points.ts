import type { PayOf } from '#shared/contract/pay/pay.ts'
import type { Formats } from '#web/platform/formats.ts'
import type { AllWords } from '#web/platform/words.ts'
import { bandOf } from '../band.ts'
import { wageName } from '../company/wage-name.ts'
import { raiseFor } from './raise.ts'
import type { Compared } from './compared.ts'

export type Words = Pick<AllWords, 'comparing' | 'pay' | 'payroll' | 'companies'>
type TalkingPoint = { text: string; note: string }
type TalkInput = {
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
export function talkingPoints({ compared, scope, site, words, format }: TalkInput): TalkingPoint[] {
  const { points } = words.comparing.talk
  const { pay, figures } = compared
  const raise = figures.benchmark && raiseFor(pay, figures.benchmark.range)
  if (!raise || !figures.benchmark) return [...underWage(compared, words, format), ...withoutFigure(points)]
  const { p25, p75, people } = figures.benchmark.range
  const source = words.comparing.talk.source(
    site,
    words.pay.people(bandOf(people, format)),
    figures.as_of ? format.day(figures.as_of) : '',
  )
  const { millions } = format
  return [
    ...underWage(compared, words, format),
    {
      text: points.range(
        scope(figures.benchmark.of),
        millions(p25),
        millions(p75),
        source,
        millions(raise.amount),
      ),
      note: points.rangeNote,
    },
    raise.kind === 'below'
      ? { text: points.when, note: points.whenNote }
      : { text: points.tasks, note: points.tasksNote },
  ]
}

type PointWords = AllWords['comparing']['talk']['points']

const withoutFigure = (points: PointWords): TalkingPoint[] => [
  { text: points.step, note: points.stepNote },
  { text: points.written, note: points.writtenNote },
]

function underWage({ pay, short, figures }: Compared, words: Words, format: Formats): TalkingPoint[] {
  const wage = figures.minimum_wage
  if (short === 0 || !wage) return []
  const { points, wageSource } = words.comparing.talk
  const named = wageSource(wageName(wage, words.payroll, words.companies))
  return [{ text: points.wage(named, format.rupiah(wage.amount), format.rupiah(pay)), note: points.wageNote }]
}
