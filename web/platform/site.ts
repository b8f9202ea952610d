import { createContext, useContext } from 'react'

/** What the installation is called and where it lives; `demo` when its companies and reviews are invented. */
export type Site = { name: string; origin: string; demo: boolean }

export const SiteContext = createContext<Site>({ name: '', origin: '', demo: false })
export const useSite = (): Site => useContext(SiteContext)
