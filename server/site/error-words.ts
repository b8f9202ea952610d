import { INTL_TAG, type Locale } from '#shared/locale.ts'
import { errors as en } from '#shared/messages/en/site/errors.ts'
import { errors as id } from '#shared/messages/id/site/errors.ts'
import type { ErrorCode, FieldError } from '#server/platform/http/errors.ts'

const WORDS = { id, en }
type FieldKey = keyof typeof id.field

/** The words of an error in the caller's language. */
export const errorWords = {
  message(locale: Locale, code: ErrorCode, limit?: number): string {
    const word = WORDS[locale].message[code]
    return typeof word === 'function' ? word(spoken(locale, limit)) : word
  },
  field(locale: Locale, field: string, { key, values }: FieldError): string {
    const missing = key === 'required' && WORDS[locale].missing[field]
    if (missing) return missing
    const chosen = field.startsWith('ratings_') && key !== 'unknown' ? 'rating' : key
    const word = WORDS[locale].field[chosen as FieldKey] as string | ((value: never) => string)
    return typeof word === 'function' ? word(spoken(locale, Object.values(values ?? {})[0]) as never) : word
  },
}

const NUMBERS = { id: new Intl.NumberFormat(INTL_TAG.id), en: new Intl.NumberFormat(INTL_TAG.en) }

const spoken = (locale: Locale, value: string | number | undefined): string =>
  typeof value === 'number' ? NUMBERS[locale].format(value) : (value ?? '')
