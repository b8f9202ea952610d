import { createContext, useContext } from 'react'
import type { Site } from '#shared/site.ts'

const NOWHERE: Site = {
  name: '',
  origin: '',
  demo: false,
  whatsapp: null,
  raffle: false,
  streets: null,
  addresses: false,
  operator: null,
}

export const SiteContext = createContext<Site>(NOWHERE)
export const useSite = (): Site => useContext(SiteContext)
