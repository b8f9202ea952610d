import { createContext, useContext } from 'react'

/**
 * What the installation is called and where it lives; `demo` when its companies and reviews are invented; `whatsapp`
 * when codes can go there too.
 */
export type Site = { name: string; origin: string; demo: boolean; whatsapp: boolean }

export const SiteContext = createContext<Site>({ name: '', origin: '', demo: false, whatsapp: false })
export const useSite = (): Site => useContext(SiteContext)
