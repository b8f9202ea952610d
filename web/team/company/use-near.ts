import { useState } from 'react'
import type { CompanyCard } from '#shared/contract/companies/company-card.ts'
import { httpCall } from '#web/platform/call.ts'
import { useFound } from '#web/ui/controls/combobox/use-combobox.ts'

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
  const companies = found?.state === 'found' && found.current ? found.choices : undefined
  return {
    state: companies || !found ? 'here' : found.state === 'failed' ? 'failed' : 'asking',
    companies: companies ?? [],
    again: () => setAttempt(attempt + 1),
  }
}

const find = async (asked: string) =>
  (await httpCall('search', { query: { query: asked } })).companies.slice(0, MOST)
