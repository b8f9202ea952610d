import { z } from 'zod'
import * as KEYS from '#shared/contract/keys.ts'
import { city, page } from '#shared/contract/fields.ts'
import { companyCard } from '#shared/contract/companies/company-card.ts'
import { payScoped } from '#shared/contract/pay/pay.ts'
import { publicQuestion } from '#shared/contract/questions/questions.ts'
import { publicProfile } from '#shared/contract/owners/profile.ts'
import { publicReview, quotedReview, departmentReviews } from '#shared/contract/reviews/reviews.ts'
import { minimumWage } from '#shared/contract/places/wages.ts'

/** Schemas that many answers contain: each is in the document once, under this name; the largest first. */
const SHARED = {
  PublicReview: publicReview,
  PublicQuestion: publicQuestion,
  PublicProfile: publicProfile,
  DepartmentReviews: departmentReviews,
  QuotedReview: quotedReview,
  PayScoped: payScoped,
  CompanyCard: companyCard,
  MinimumWage: minimumWage,
  City: city,
  Page: page,
}
type Json = { [key: string]: unknown }

const LEAST_KEYS = 3
/** A schema as JSON. A format replaces its pattern, and the limits of all safe integers are left out. */
export function jsonOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ jsonSchema }) {
      if (jsonSchema.format) delete jsonSchema.pattern
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    },
  }) as Json
  return rest
}
const camel = (name: string): string =>
  name.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The lists of `keys.ts` under their names there, and the shared schemas, each by its text. */
const named: [string, Json][] = [
  ...Object.entries(SHARED).map(([name, schema]): [string, Json] => [name, jsonOf(schema, 'output')]),
  ...Object.entries(KEYS).flatMap(([name, keys]): [string, Json][] =>
    Array.isArray(keys) && keys.length >= LEAST_KEYS && keys.every(key => typeof key === 'string')
      ? [[camel(name), { type: 'string', enum: [...keys] }]]
      : [],
  ),
]
const NAMES = new Map(named.map(([name, schema]) => [JSON.stringify(schema), name]))

/** The same schema with a reference in place of each named one. */
export const namedIn = <T>(schema: T): T => within(schema) as T

function within(value: unknown, isNamed = false): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(one => within(one))
  const name = isNamed ? undefined : NAMES.get(JSON.stringify(value))
  if (name) return { $ref: `#/components/schemas/${name}` }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, within(inner)]))
}

export const NAMED_SCHEMAS = Object.fromEntries(
  named.map(([name, schema]) => [name, within(schema, true) as Json]),
)
