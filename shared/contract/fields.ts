import { z } from 'zod'
import { LOCALES } from '../locale.ts'
import { namesCompany } from '../rules/company-name.ts'
import { isRefused } from '../rules/screening/finding.ts'
import { screen } from '../rules/screening/screening.ts'
import { readPay } from '../rules/typed-pay.ts'
import { GUIDELINES } from './keys.ts'

/** Fields that several rooms' schemas share. Every text loses invisible characters, is trimmed and bounded. */
export const id = z.uuid()
export const locale = z.enum(LOCALES)
export const slug = z.string().min(1).max(120)
export const month = z.string().regex(/^\d{4}-\d{2}$/)
export const day = z.iso.date()
export const count = z.number().int().nonnegative()
export const score = z.number().min(1).max(5)

/**
 * Invisible characters, among them the bidirectional controls. The alternatives for emoji, and for joiners after
 * scripts other than Latin, match first and so protect them.
 */
const UNSEEN =
  /\p{RGI_Emoji}|(?<=[[\p{L}\p{M}\p{ExtPict}]--\p{Script=Latin}])[\u200c\u200d]|([\p{DI}--\p{M}])/gv

export const withoutUnseen = (text: string): string =>
  text.replace(UNSEEN, (found, unseen?: string) => (unseen ? '' : found))

/** Any text that people type. A text far over the limit is refused before it is scanned. */
export const typed = (max: number) => withinReach(max).overwrite(withoutUnseen).trim().max(max)

/** Twice the length leaves room for surrounding spaces and for invisible characters. */
const withinReach = (max: number) =>
  z.string().check(({ value, issues }) => {
    if (value.length > 2 * max + 100)
      issues.push({ code: 'too_big', origin: 'string', maximum: max, input: value, continue: false })
  })

/** A text that people type; empty counts as missing where it is optional. */
export const text = (min: number, max: number) => typed(max).min(min)
/** A text on a single line, so that user input cannot start a line of its own in a mail. */
export const line = (min: number, max: number) =>
  withinReach(max)
    .overwrite(value => withoutUnseen(value).replace(/\s+/g, ' '))
    .trim()
    .min(min)
    .max(max)
export const optionalText = (max: number) => orNull(typed(max))
/** Empty counts as missing. */
export const orNull = (schema: z.ZodString) =>
  schema.nullish().transform(value => (value === '' || value == null ? null : value))

/** A text without contact data or personal numbers. The issue is reported together with all other errors of a form, not after them. */
export const withoutContacts = (schema: z.ZodString) =>
  schema.check(({ value, issues }) => {
    for (const finding of screen(value).filter(one => isRefused(one, 'text'))) {
      const span = value.slice(finding.start, finding.end)
      issues.push({
        code: 'custom',
        input: value,
        params: { key: `screen_${finding.kind}`, values: { span } },
        continue: true,
      })
    }
  })

/** A reader's explanation of a report. */
export const reportWords = orNull(withoutContacts(typed(1000)))
export const reportBody = z.strictObject({
  guideline: z.literal(GUIDELINES),
  words: reportWords,
  locale: locale.optional(),
})

/** Name of a new or corrected company. */
export const COMPANY_NAME = { min: 2, max: 120 }
export const companyName = line(COMPANY_NAME.min, COMPANY_NAME.max).refine(namesCompany, {
  params: { key: 'company_kind' },
})

/** true/false as JSON, text or number. */
export const flag = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0', 'yes', 'no']).transform(value => ['true', '1', 'yes'].includes(value)),
  z.literal([0, 1]).transform(value => value === 1),
])

/** A whole number as JSON or digits. */
export const whole = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d{1,12}$/)
        .transform(Number),
    ])
    .pipe(z.number().int().min(min).max(max))

/** Monthly pay in rupiah, as a number or as people write it; an ambiguous text is an error. */
export const monthlyPay = (min: number, max: number) =>
  z
    .union([z.number(), typed(60)])
    .transform((value, { issues }) => {
      if (typeof value === 'number') return value
      const read = readPay(value)
      if (read.kind === 'month') return read.amount
      if (/^0+$/.test(value)) return 0
      const key = read.kind === 'year' ? 'pay_yearly' : `pay_${read.kind}`
      issues.push({ code: 'custom', input: value, params: { key } })
      return z.NEVER
    })
    .pipe(z.number().int().min(min).max(max))

/** An object, or the same as JSON text (the specification's form for ratings and answers). */
export const textEncoded = <T extends z.ZodType>(schema: T) =>
  z.preprocess(value => (typeof value === 'string' ? parse(value) : value), schema)

function parse(value: string): unknown {
  try {
    return JSON.parse(value, (key, inner) => (key === '__proto__' ? undefined : inner))
  } catch {
    return value
  }
}

export const city = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['kota', 'kabupaten']),
  province: z.string(),
})
export type City = z.output<typeof city>

/** Cursor of a list's page; an invalid one means the first page. */
export const cursor = z.string().max(200).optional().catch(undefined)
/**
 * A page of a list: "21–40 of 88", and the cursors of its neighbours. `previous` is empty where the page before is
 * the first, which has no cursor. `from` is 0 on an empty page. A `total` beyond 1,000 means more than a thousand.
 */
export const page = z.object({
  from: count,
  to: count,
  total: count,
  next: z.string().nullable(),
  previous: z.string().nullable(),
})
export type Page = z.output<typeof page>
