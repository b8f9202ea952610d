import { plainText } from './plain-text.ts'
import { COUNTRY, isTwo, readDigits, readPhone } from '../phone.ts'

/** Why a text is not a company's phone number; a key of `errors.field`. */
type OfficePhoneMistake = 'office_phone' | 'office_phone_short' | 'office_phone_two'
type ReadOfficePhone =
  | { number: string; mistake?: undefined }
  | { number?: undefined; mistake: OfficePhoneMistake }

const EXTENSION = /[\s,;/(]*(?:ekstensi|ekst?|extension|extn?|pesawat|psw|pes|x|#)[\s.:]*(\d{1,5})\)?$/
/** A series of lines, given by the last digits, as in `021-5551234/35`. */
const SERIES = /\d{7}\/\d{1,3}$/
const LEAST = 7
const MOST = 12
/** Most digits of an international number, including the country code. */
const MOST_IN_ALL = 15

/**
 * Parses a company's phone number, mobile or landline, with an extension, in any usual form; the result is like `+62
 * 215551234 ext. 12`. `code` is the country code of the separate field, used where the number has none.
 */
export function readOfficePhone(code: string, text: string): ReadOfficePhone {
  const typed = plainText(text)
  const before = typed.replace(EXTENSION, '')
  const extension = EXTENSION.exec(typed)?.[1]
  if (isTwo(text) || SERIES.test(before.replace(/[\s().-]/g, ''))) return { mistake: 'office_phone_two' }
  const read = readDigits(before)
  if (!read) return { mistake: 'office_phone' }
  const more = extension ? ` ext. ${extension}` : ''
  const own = code.replace(/\D/g, '')
  const { whole, international } = read
  if (international ? whole.startsWith(COUNTRY) : own === COUNTRY) {
    const { number, mistake } = readPhone(before)
    if (number) return { number: `${number.replace(`+${COUNTRY}`, `+${COUNTRY} `)}${more}` }
    if (mistake === 'phone_short') return { mistake: 'office_phone_short' }
  }
  if (international && !whole.startsWith(own))
    return ofLength(whole, LEAST + 1, MOST_IN_ALL) ?? { number: `+${whole}${more}` }
  // The text may repeat the country code without a plus sign; a short number may only start with the same digits.
  const national = (
    international || (whole.startsWith(own) && whole.length - own.length > 8)
      ? whole.slice(own.length)
      : whole
  ).replace(/^0/, '')
  return ofLength(national, LEAST, MOST) ?? { number: `+${own} ${national}${more}` }
}

function ofLength({ length }: string, least: number, most: number): ReadOfficePhone | undefined {
  if (length < least) return { mistake: 'office_phone_short' }
  return length > most ? { mistake: 'office_phone' } : undefined
}
