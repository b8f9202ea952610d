import { plainText } from './input/plain-text.ts'

/** Why a code cannot be sent to this number; a key of `errors.field`. */
type PhoneMistake = 'phone' | 'phone_short' | 'phone_two' | 'phone_foreign' | 'phone_landline'
export type ReadPhone =
  | { number: string; mistake?: undefined }
  | { number?: undefined; mistake: PhoneMistake }

export const COUNTRY = '62'
/** Indonesian mobile numbers after the country code: 81…, 82…, 83… and so on, but not 80 and 84. */
const MOBILE = /^8[1-35-9]\d{7,10}$/
/** An incomplete mobile number. */
const BEGUN = /^8[1-35-9]?\d{0,6}$/
const LONGEST = 100
const LINK =
  /^(?:https?:\/\/)?(?:(?:www\.)?wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)(?:\+|%2b)?(\d+)(?:[?&/].*)?$/
/** Labels next to a number. */
const LABEL = /\b(?:whats ?app|wa|hp|no|nomor|telepon|telp?|tlp|kantor|office|phone)\b[.:]?/g
const BETWEEN = /[/,;&\n]|\b(?:dan|atau|and|or)\b/
/** Fewer digits are only part of a number. */
const WHOLE = 7

/**
 * Parses an Indonesian mobile number in any usual form to E.164 (`+6281234567890`). Foreign numbers are refused,
 * because messages there cost many times more and are the target of SMS fraud.
 */
export function readPhone(text: string): ReadPhone {
  if (text.length > LONGEST) return { mistake: 'phone' }
  if (isTwo(text)) return { mistake: 'phone_two' }
  const read = readDigits(text)
  if (!read) return { mistake: 'phone' }
  const { whole, international } = read
  if (international && !whole.startsWith(COUNTRY)) return { mistake: 'phone_foreign' }
  // `62` and `0` may both be present, as in `+62 (0)812…`, and `62` twice, where the form field already contains it.
  const national = whole.replace(international ? /^62/ : /^62(?=0?8|628)/, '').replace(/^(?:0|62(?=8))/, '')
  if (MOBILE.test(national)) return { number: `+${COUNTRY}${national}` }
  if (BEGUN.test(national) && national.length > 1) return { mistake: 'phone_short' }
  return { mistake: /^[2-79]\d{6,}$/.test(national) && isNational(whole) ? 'phone_landline' : 'phone' }
}

/** The digits of one number, and whether they include the country code; undefined where the text contains anything else. */
export function readDigits(text: string): { whole: string; international: boolean } | undefined {
  const typed = plain(text)
  if (!/^\+?\d+$/.test(typed)) return undefined
  const digits = typed.replace(/\D/g, '')
  // No country code begins with 0: `+0812…` is a mistyped national number.
  const international = (typed.startsWith('+') || digits.startsWith('00')) && !/^\+0[1-9]/.test(typed)
  return { whole: international ? digits.replace(/^00/, '') : digits, international }
}

/** Whether a text has two numbers; a link may contain further digits. */
export const isTwo = (text: string): boolean =>
  !LINK.test(plainText(text)) &&
  text.split(BETWEEN).filter(part => plain(part).replace(/\D/g, '').length >= WHOLE).length > 1

/** Formats `+6281234567890` as `+62 812-3456-7890`. */
export const showPhone = (number: string): string =>
  number.replace(/^\+62(\d{3})(\d{4})(\d+)$/, '+62 $1-$2-$3')

/** Removes separators, labels and the link around the digits of a number. */
const plain = (text: string): string =>
  plainText(text)
    .replace(LINK, '+$1')
    .replace(LABEL, ' ')
    .replace(/[\s().\-\p{Pd}/]/gu, '')

const isNational = (digits: string): boolean => digits.startsWith('0') || digits.startsWith(COUNTRY)
