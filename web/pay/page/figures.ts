import type { Input } from '#shared/contract/contract.ts'
import type { Comparison } from '#shared/contract/pay/pay.ts'
import { isCallError, type Call, type CallError } from '#web/platform/call.ts'
import type { Typed } from '#web/forms/plain/use-plain-form.ts'
import { CELL, isComparable, type Selection, type CellField } from './query.ts'

/** Unknown values by field, with the names that they may refer to. */
export type Troubles = Partial<Record<CellField, string[]>>
type Figures = {
  figures: Comparison | null
  troubles: Troubles
  /** The network request failed: the page is shown nevertheless, so that the input is not lost. */
  failed: boolean
}
/** Parameters of the address and the figures for them. */
export type Loaded = Figures & { selection: Selection }
/** Answer to a form sent without JavaScript. */
export type Answer = Loaded & { typed: Typed; pay: number | null }

export const NOTHING: Figures = { figures: null, troubles: {}, failed: false }

/** Loads the figures for a comparison; the pay itself is not sent. */
export async function loadFigures(call: Call, selection: Selection): Promise<Loaded> {
  const figures = isComparable(selection)
    ? await orTroubles(() =>
        call('payBenchmark', { query: selection as Input<'payBenchmark'>['query'] & object }),
      )
    : NOTHING
  return { ...figures, selection }
}

/** The figures, or the reason why there are none. */
export async function orTroubles(load: () => Promise<Comparison>): Promise<Figures> {
  try {
    const figures = await load()
    const { city, namesakes } = figures
    if (city !== null || namesakes.length === 0) return { ...NOTHING, figures }
    return { ...NOTHING, troubles: { city: namesakes.map(({ name }) => name) } }
  } catch (error) {
    const troubles = isCallError(error) ? troublesOf(error) : {}
    if (Object.keys(troubles).length > 0) return { ...NOTHING, troubles }
    if (import.meta.env.SSR || !isCallError(error)) throw error
    return { ...NOTHING, failed: true }
  }
}

const troublesOf = ({ errors, candidates }: CallError): Troubles =>
  Object.fromEntries(
    CELL.flatMap(name =>
      errors[name] ? [[name, candidates?.[name]?.map(candidate => candidate.name) ?? []]] : [],
    ),
  )
