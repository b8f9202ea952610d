import { useState } from 'react'
import type { CompanyCard } from '#shared/contract/companies.ts'
import { httpCall } from '#web/platform/call.ts'
import { useFound } from '#web/writing/use-combobox.ts'

const MOST = 4
const LEAST = 2
const LONGEST = 100
const PATIENCE_MS = 300

export type Near = {
  state: 'asking' | 'failed' | 'here'
  companies: readonly CompanyCard[]
  again: () => void
}

/** Listed companies of nearly the name in the form, as it is corrected: none can be chosen while they are asked for. */
export function useNear(name: string, proposed: string): Near {
  const [attempt, setAttempt] = useState(0)
  const asked = name.trim().slice(0, LONGEST)
  const wanted = asked.length >= LEAST
  const patience = name === proposed ? 0 : PATIENCE_MS
  const found = useFound({ find, asked, patience, wanted, attempt })
  const answer = found?.state === 'found' ? found.choices[0] : undefined
  const isHere = !wanted || answer?.asked === asked
  return {
    state: isHere ? 'here' : found?.state === 'failed' ? 'failed' : 'asking',
    companies: (isHere && answer?.companies) || [],
    again: () => setAttempt(attempt + 1),
  }
}

/** The answer says what it answers: an older one stands until the next has come. */
const find = async (asked: string) => {
  const { companies } = await httpCall('search', { query: { query: asked } })
  return [{ asked, companies: companies.slice(0, MOST) }]
}
