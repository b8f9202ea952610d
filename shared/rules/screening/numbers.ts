import { withDigits } from './digits.ts'
import type { FindingKind, Hit } from './finding.ts'
import type { View } from './view.ts'

/** A run of digits without letters, in its written groups. */
type Group = { digits: string; start: number; end: number }
type Run = {
  groups: Group[]
  lower: string
  start: number
  plus: boolean
  account: boolean
  npwp: boolean
  nik: boolean
  call: boolean
}
type Match = { kind: FindingKind; count: number }

const RUN = /\+?\(?\d(?:[^\p{L}\d\n]{0,3}\d)*/gu
const FEWEST_DIGITS = 6
const LONGEST_NUMBER = 20

/** Dates, times and amounts of money, which are not contact data. */
const HARMLESS = [
  /(?<![\d./-])(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d(?![./-]?\d)/g,
  /(?<!\d)(?:19|20)\d\d([./-])\d{1,2}\1\d{1,2}(?!\d)/g,
  /(?<![\d.:])(?:[01]?\d|2[0-4])[.:][0-5]\d(?![\d]|[.:]\d)/g,
  /(?:rp|idr|usd|sgd|\$)[.]? ?\d[\d.,]*/g,
  /(?<![\d.,]|\d-)[1-9]\d{0,2}(?:[.]\d{3})+(?:,\d{1,2})?(?!\d|[.,]\d)/g,
  /(?<![\d.,]|\d-)[1-9]\d{0,2}(?:,\d{3})+(?:[.]\d{1,2})?(?!\d|[.,]\d)/g,
]
const ACCOUNT =
  /(?:^|[^a-z])(?:no)?(?:rek(?:ening)?(?:nya)?|bca|bni|bri|bsi|btn|mandiri|cimb|permata|danamon|jago|seabank|account|acct?|virtual|va)(?![a-z])[^\d\n]{0,32}$/
const ACCOUNT_AFTER = /^[^\p{L}\d\n]{0,3}(?:a[.]?n[.]|atas nama|bca|bni|bri|bsi|mandiri)/u
const NPWP = /npwp(?: 1[56] dig[a-z]{2,4})?[^\d\n]{0,16}$/
const NIK_NAMED = /(?:^|[^a-z])(?:nik|ktp)(?![a-z])[^\d\n,]{0,20}$/
const CALL =
  /(?:^|[^a-z])(?:wa|whatsapp|telp?|telepon|tlp|hp|ponsel|hubungi|nomor(?:nya)?|call|phone|ring|sms|fax|mobile|dial)(?![a-z])[^\d\n]{0,20}$/
const PAY = /(?:gaji|upah|sebesar|salary|pay|earned?|income|honor|bonus|tunjangan|pesangon)[^\d\n]{0,20}$/

/** Finds NIK, NPWP, account and telephone numbers, in digits or in words. */
export function numbers(view: View): { view: View; hits: Hit[] } {
  const spoken = withDigits(view)
  const lower = HARMLESS.reduce((text, pattern) => text.replace(pattern, blank), spoken.lower)
  const hits = Array.from(lower.matchAll(RUN)).flatMap(({ 0: run, index }) => hitsIn(lower, index, run))
  return { view: spoken, hits }
}

const blank = (match: string) => 'x'.repeat(match.length)

function hitsIn(lower: string, start: number, text: string): Hit[] {
  const groups = groupsOf(text, start)
  const digits = groups.reduce((sum, group) => sum + group.digits.length, 0)
  if (digits < FEWEST_DIGITS) return []
  const run = readRun(lower, start, start + text.length, groups)
  const hits: Hit[] = []
  for (let at = 0; at < groups.length;) {
    const match = nik(run, at) ?? npwp(run, at) ?? account(run, at) ?? phone(run, at)
    if (match) hits.push(hitOf(run, at, named(run, at, match)))
    at += match?.count ?? 1
  }
  return hits
}

/** A number that the writer calls a NIK counts as one, unless it is a mobile number. */
const named = (run: Run, at: number, match: Match): Match =>
  run.nik && at === 0 && mobile(run, at) === 0 ? { ...match, kind: 'nik' } : match

function readRun(lower: string, start: number, end: number, groups: Group[]): Run {
  const before = lower.slice(Math.max(0, start - 48), start)
  const after = lower.slice(end, end + 16)
  return {
    groups,
    lower,
    start,
    plus: lower[start] === '+',
    account: ACCOUNT.test(before) || ACCOUNT_AFTER.test(after),
    npwp: NPWP.test(before),
    nik: NIK_NAMED.test(before),
    call: CALL.test(before),
  }
}

/** Joins four or more single digits in a row to one group: "0 8 1 2". */
function groupsOf(text: string, offset: number): Group[] {
  const groups = Array.from(text.matchAll(/\d+/g), ({ 0: digits, index }) => ({
    digits,
    start: offset + index,
    end: offset + index + digits.length,
  }))
  const joined: Group[] = []
  for (let at = 0; at < groups.length;) {
    let next = at
    while (groups[next]?.digits.length === 1) next++
    const count = next - at >= 4 ? next - at : 1
    joined.push(join(groups.slice(at, at + count)))
    at += count
  }
  return joined
}

const join = (groups: Group[]): Group => ({
  digits: groups.map(group => group.digits).join(''),
  start: (groups[0] as Group).start,
  end: (groups.at(-1) as Group).end,
})

function hitOf({ groups, lower, start }: Run, at: number, { kind, count }: Match): Hit {
  const first = (groups[at] as Group).start
  let from = first
  while (from > start && '+('.includes(lower[from - 1] as string)) from--
  return { kind, start: from, end: (groups[at + count - 1] as Group).end }
}

/** Number of groups from `at` on that together have exactly `length` digits; 0 if none. */
function groupsFor({ groups }: Run, at: number, length: number): number {
  let sum = 0
  for (let count = 0; at + count < groups.length && sum < length;) {
    sum += (groups[at + count++] as Group).digits.length
    if (sum === length) return count
  }
  return 0
}

const isYear = ({ digits }: Group): boolean => /^(?:19|20)\d\d$/.test(digits)

const digitsFrom = ({ groups }: Run, at: number, count: number): string =>
  groups
    .slice(at, at + count)
    .map(group => group.digits)
    .join('')

/** Province and district, then the birthday as DDMMYY, with 40 added to the day for women. */
const NIK =
  /^(?:1[1-9]|21|3[1-6]|5[1-3]|6[1-5]|7[1-6]|8[12]|9[1-7])\d{4}(?:0[1-9]|[12]\d|3[01]|4[1-9]|[56]\d|7[01])(?:0[1-9]|1[0-2])\d{6}$/

function nik(run: Run, at: number): Match | undefined {
  const count = groupsFor(run, at, 16)
  const named = run.nik && !run.groups.slice(at, at + count).every(isYear)
  return count > 0 && (named || NIK.test(digitsFrom(run, at, count))) ? { kind: 'nik', count } : undefined
}

function npwp(run: Run, at: number): Match | undefined {
  const lengths = run.groups.slice(at, at + 6).map(group => group.digits.length)
  if (lengths.join('') === '233133') return { kind: 'npwp', count: 6 }
  const count = groupsFor(run, at, 15)
  if (count > 0 && run.npwp) return { kind: 'npwp', count }
  if (count === 1 && !run.account) return { kind: 'contact', count }
  const longer = run.npwp ? groupsFor(run, at, 16) : 0
  return longer > 0 ? { kind: 'npwp', count: longer } : undefined
}

function account(run: Run, at: number): Match | undefined {
  if (!run.account) return groupOf16(run, at)
  const groups = run.groups.slice(at, at + 8)
  const digits = groups.map(group => group.digits).join('')
  const isAmount = groups.length === 1 && digits.endsWith('000') && digits.length < 10
  if (isAmount || groups.every(isYear) || digits.length < 8 || digits.length > LONGEST_NUMBER)
    return undefined
  return { kind: 'account', count: groups.length }
}

const groupOf16 = ({ groups }: Run, at: number): Match | undefined =>
  groups[at]?.digits.length === 16 ? { kind: 'contact', count: 1 } : undefined

const MOBILE = /^(?:(?:00)?620?8[1-9]\d{6,10}|08[1-9]\d{7,10})$/
const BARE_MOBILE = /^8[1-9]\d{7,10}$/
const AREA_CODE = /^0[2-9]\d{1,2}$/

function phone(run: Run, at: number): Match | undefined {
  const sure = mobile(run, at) || abroad(run, at) || landline(run, at) || afterCall(run, at)
  if (sure > 0) return { kind: 'phone', count: sure }
  const count = bare(run, at)
  if (count === 0) return undefined
  const isMobile = BARE_MOBILE.test(digitsFrom(run, at, count)) || digitsFrom(run, at, 1).startsWith('0')
  if (isPartOfCode(run, at)) return isMobile ? { kind: 'contact', count } : undefined
  return { kind: isMobile ? 'phone' : 'contact', count }
}

function mobile(run: Run, at: number): number {
  const first = run.groups[at]?.digits ?? ''
  if (!/^(?:0|6)/.test(first)) return 0
  return longest(run, at, 16, digits => MOBILE.test(digits))
}

/** The largest number of groups, up to `limit` digits, that `accept` matches. */
function longest(
  run: Run,
  at: number,
  limit: number,
  accept: (digits: string, count: number) => boolean,
): number {
  let found = 0
  let digits = ''
  for (let count = 1; at + count <= run.groups.length; count++) {
    digits += (run.groups[at + count - 1] as Group).digits
    if (digits.length > limit) break
    if (accept(digits, count)) found = count
  }
  return found
}

const abroad = (run: Run, at: number): number =>
  run.plus && at === 0 ? longest(run, at, 15, digits => digits.length >= 8) : 0

function landline(run: Run, at: number): number {
  const first = run.groups[at]
  if (!first || !AREA_CODE.test(first.digits)) return 0
  return longest(run, at, 12, (digits, count) => {
    const second = run.groups[at + 1]?.digits.length ?? 0
    return count > 1 && count < 5 && second >= 3 && digits.length >= 8 && tight(run, at, count)
  })
}

/** No comma, semicolon or colon between the groups. */
const tight = ({ groups, lower }: Run, at: number, count: number): boolean =>
  !/[,;:]/.test(lower.slice((groups[at] as Group).end, (groups[at + count - 1] as Group).start))

/** Number of groups of an undivided number, or of a mobile number without its leading zero. */
function bare(run: Run, at: number): number {
  const group = run.groups[at] as Group
  const { digits } = group
  if (digits.length >= 8 && digits.length <= 15) return isLoose(run, group) ? 1 : 0
  if (!/^8[1-9]\d{1,2}$/.test(digits)) return 0
  return longest(run, at, 12, (all, count) => {
    const parts = run.groups.slice(at, at + count)
    return BARE_MOBILE.test(all) && parts.every(part => part.digits.length >= 3) && tight(run, at, count)
  })
}

/** "010.000-24.12345678" is a document number. */
const isPartOfCode = ({ groups, lower }: Run, at: number): boolean =>
  at > 0 && /^[./-]$/.test(lower.slice((groups[at - 1] as Group).end, (groups[at] as Group).start))

const DATE =
  /^(?:(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d)$/

function isLoose({ lower }: Run, { digits, start, end }: Group): boolean {
  const isSpaced = end - start > digits.length
  if (isSpaced) return BARE_MOBILE.test(digits) || /^0[2-9]\d{7,11}$/.test(digits)
  const isAmount = digits.endsWith('000') && !digits.startsWith('0')
  const isCode = /[a-z]$/.test(lower.slice(Math.max(0, start - 1), start))
  return !isAmount && !isCode && !DATE.test(digits) && !PAY.test(lower.slice(Math.max(0, start - 32), start))
}

function afterCall(run: Run, at: number): number {
  if (!run.call || at > 0 || (run.groups[0] as Group).digits.length < 3) return 0
  return longest(run, at, 13, (digits, count) => {
    const parts = run.groups.slice(0, count)
    const isRange = parts.some(part => part.digits.endsWith('00') || isYear(part))
    return digits.length >= FEWEST_DIGITS && !isRange && tight(run, at, count)
  })
}
