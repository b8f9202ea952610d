import { TIME_ZONE } from '#shared/locale.ts'

// Created once, because creating a formatter is slower than formatting.
const MONTH = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', timeZone: TIME_ZONE })

/** The month in Jakarta, `YYYY-MM`. */
export const thisMonth = (): string => MONTH.format(Date.now())
