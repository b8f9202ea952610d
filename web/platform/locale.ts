import { createContext, useContext } from 'react'
import type { Locale } from '#shared/locale.ts'
import { formats, type Formats } from './formats.ts'
import { words, type AllWords, type WordRoom } from './words.ts'

export { formats, type Formats }

export const LocaleContext = createContext<Locale>('id')
export const useLocale = (): Locale => useContext(LocaleContext)
export const useWords = <R extends WordRoom>(room: R): AllWords[R] => words(useLocale(), room)
export const useFormats = (): Formats => formats(useLocale())
