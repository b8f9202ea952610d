import { plainText } from './input/plain-text.ts'

/** Why a text is no number that a code can go to; a key of `errors.field`. */
type PhoneMistake = 'phone' | 'phone_short' | 'phone_two' | 'phone_foreign' | 'phone_landline'
export type ReadPhone =
  | { number: string; mistake?: undefined }
  | { number?: undefined; mistake: PhoneMistake }

export const COUNTRY = '62'
/** Indonesian mobile numbers after the country code: 81…, 82…, 83… and so on; 80 and 84 are none. */
const MOBILE = /^8[1-35-9]\d{7,10}$/
/** One that was begun: digits lack. */
const BEGUN = /^8[1-35-9]?\d{0,6}$/
const LONGEST = 100
const LINK =
  /^(?:https?:\/\/)?(?:(?:www\.)?wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)(?:\+|%2b)?(\d+)(?:[?&/].*)?$/
/** What people write beside a number. */
const LABEL = /\b(?:whats ?app|wa|hp|no|nomor|telepon|telp?|tlp|kantor|office|phone)\b[.:]?/g
const BETWEEN = /[/,;&\n]|\b(?:dan|atau|and|or)\b/
/** Fewer digits are a part of a number. */
const WHOLE = 7

/**
 * An Indonesian mobile number in any of the usual forms, as E.164 (`+6281234567890`). Numbers of other countries
 * are refused: messages there cost many times more, and are what fraud with codes asks for.
 */
export function readPhone(text: string): ReadPhone {
  if (text.length > LONGEST) return { mistake: 'phone' }
  if (isTwo(text)) return { mistake: 'phone_two' }
  const read = readDigits(text)
  if (!read) return { mistake: 'phone' }
  const { whole, international } = read
  if (international && !whole.startsWith(COUNTRY)) return { mistake: 'phone_foreign' }
  // `62` and `0` may stand both, as in `+62 (0)812…`, and `62` twice, where a field gives it already.
  const national = whole.replace(international ? /^62/ : /^62(?=0?8|628)/, '').replace(/^(?:0|62(?=8))/, '')
  if (MOBILE.test(national)) return { number: `+${COUNTRY}${national}` }
  if (BEGUN.test(national) && national.length > 1) return { mistake: 'phone_short' }
  return { mistake: /^[2-79]\d{6,}$/.test(national) && isNational(whole) ? 'phone_landline' : 'phone' }
}

/** The digits of one number, and whether its country code is among them; undefined where there is more than a number. */
export function readDigits(text: string): { whole: string; international: boolean } | undefined {
  const typed = plain(text)
  if (!/^\+?\d+$/.test(typed)) return undefined
  const digits = typed.replace(/\D/g, '')
  // No country code begins with 0: `+0812…` is a national number with a slip.
  const international = (typed.startsWith('+') || digits.startsWith('00')) && !/^\+0[1-9]/.test(typed)
  return { whole: international ? digits.replace(/^00/, '') : digits, international }
}

/** A link may hold more than its number. */
export const isTwo = (text: string): boolean =>
  !LINK.test(plainText(text)) &&
  text.split(BETWEEN).filter(part => plain(part).replace(/\D/g, '').length >= WHOLE).length > 1

/** `+6281234567890` as it is read: `+62 812-3456-7890`. */
export const showPhone = (number: string): string =>
  number.replace(/^\+62(\d{3})(\d{4})(\d+)$/, '+62 $1-$2-$3')

/** The digits of a text or link: what separates digits, what people write beside them, and the marks that copying leaves behind, go. */
const plain = (text: string): string =>
  plainText(text)
    .replace(LINK, '+$1')
    .replace(LABEL, ' ')
    .replace(/[\s().\-\p{Pd}/]/gu, '')

const isNational = (digits: string): boolean => digits.startsWith('0') || digits.startsWith(COUNTRY)
