import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

export type JsonSchema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  pattern?: string
  format?: string
}
/** Values that only the running program knows, by field name: a JSON schema cannot say that a company must exist. */
export type Known = Record<string, Arbitrary<unknown>>

export const inputSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema

/** Values that a schema accepts, as far as it can express that. */
export function valuesOf(schema: JsonSchema, known: Known): Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(one => valuesOf(one, known)))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'object':
      return objectsOf(schema, known)
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, known), { maxLength: Math.min(schema.maxItems ?? 3, 3) })
    case 'string':
      return textsOf(schema)
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 5 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function objectsOf({ properties = {}, required = [] }: JsonSchema, known: Known): Arbitrary<unknown> {
  const values = Object.entries(properties).map(([key, inner]) => {
    const isNull = inner.type === 'null'
    return [key, (isNull ? undefined : known[key]) ?? valuesOf(inner, known)] as const
  })
  return fc.record(Object.fromEntries(values), { requiredKeys: required })
}

function textsOf({ pattern, format, minLength = 0, maxLength = 200 }: JsonSchema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.emailAddress()
  if (format === 'date')
    return fc.date({ noInvalidDate: true }).map(moment => moment.toISOString().slice(0, 10))
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  const most = Math.min(maxLength, 400)
  return fc
    .oneof(wordsUpTo(most), fc.string({ unit: 'grapheme', maxLength: Math.min(most, 40) }))
    .map(text => {
      const fitted = text.trim().slice(0, most).toWellFormed()
      return fitted.length < minLength ? `${fitted}${'kerja'.repeat(minLength)}`.slice(0, most) : fitted
    })
}

const wordsUpTo = (most: number): Arbitrary<string> =>
  fc
    .array(
      fc.constantFrom('gaji', 'rapi', 'Jujur', '100%', "it's", '<b>', 'ñandú', '工作', '👩🏽‍🔧', '—', '\\', '%_'),
      {
        minLength: 1,
        maxLength: 12,
      },
    )
    .map(words => words.join(' ').slice(0, most))
