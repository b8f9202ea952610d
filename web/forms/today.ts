import { TIME_ZONE, type Locale } from '#shared/locale.ts'

const ZONES: Record<number, string> = { 7: 'WIB', 8: 'WITA', 9: 'WIT' }

/** The current year in Jakarta, the time zone of the product. */
export const thisYear = (): number =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: TIME_ZONE }).format(Date.now()))

/** A time of this device's clock, "14.32 WIB"; outside Indonesia without a time zone. */
export function deviceTime(moment: number, locale: Locale): string {
  const date = new Date(moment)
  const [hours, minutes] = [date.getHours(), date.getMinutes()].map(part => String(part).padStart(2, '0'))
  const zone = ZONES[-date.getTimezoneOffset() / 60]
  return `${hours}${locale === 'id' ? '.' : ':'}${minutes}${zone ? ` ${zone}` : ''}`
}
