import type { Input } from '#shared/contract/contract.ts'
import type { Comparison } from '#shared/contract/pay/pay.ts'
import { isCallError, type Call, type CallError } from '#web/platform/call.ts'
import type { Typed } from '#web/forms/plain/use-plain-form.ts'
import { CELL, isAsked, type Asked, type CellField } from './query.ts'

/** What was asked for and is not known, by field, with the names that it may have meant. */
export type Troubles = Partial<Record<CellField, string[]>>
type Figures = {
  figures: Comparison | null
  troubles: Troubles
  /** The network did not answer: what was typed must not be lost by it. */
  failed: boolean
}
/** What the address asks for, and what is known of it. */
export type Loaded = Figures & { asked: Asked }
/** What a form sent without scripts is answered with. */
export type Answer = Loaded & { typed: Typed; pay: number | null }

export const NOTHING: Figures = { figures: null, troubles: {}, failed: false }

/** What a pay may be compared with; the pay itself stays where it is. */
export async function loadFigures(call: Call, asked: Asked): Promise<Loaded> {
  const figures = isAsked(asked)
    ? await orTroubles(() => call('payBeside', { query: asked as Input<'payBeside'>['query'] & object }))
    : NOTHING
  return { ...figures, asked }
}

/** What was found, or why not. */
export async function orTroubles(ask: () => Promise<Comparison>): Promise<Figures> {
  try {
    const figures = await ask()
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
