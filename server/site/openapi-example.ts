export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  minItems?: number
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
}

const ID = '5f0c8a52-3c1e-4b0e-9a55-0d6a1c7e2b94'
const TEXT = 'Teks contoh yang cukup panjang untuk dikirim.'

/**
 * Values of fields whose form a JSON schema does not state. Any other text is a sentence, and one that ends in `_id`
 * a UUID.
 */
const BY_NAME: Record<string, unknown> = {
  address: 'contoh.example/perusahaan/pt-contoh',
  body: `${TEXT} `.repeat(5).trim(),
  city_id: '32.75',
  contact: 'ani@contoh.example',
  domain: 'contoh.example',
  email: 'ani@contoh.example',
  from: '2026-01-05',
  into: ID,
  key: `${ID}.${'k'.repeat(43)}`,
  manage_code: '7'.repeat(26),
  month: '2026-01',
  monthly_salary: 5_000_000,
  pass_hash: 'h'.repeat(43),
  password: 'kata-sandi-contoh',
  phone: '0811 0000 0000',
  presentation: 'p'.repeat(347),
  published_on: '2026-01-05',
  request: 'r'.repeat(302),
  reviewed_on: '2026-01-05',
  secret: 's'.repeat(43),
  signature: 's'.repeat(512),
  slug: 'contoh-artikel',
  token: 't'.repeat(43),
  totp: '123456',
  two_factor_code: '123456',
  year: 2026,
}
/** By call: fields that its example has even if optional, with their values; or under `''` the whole body. */
const BY_CALL: Record<string, Record<string, unknown>> = {
  addAddress: { '': { email: 'ani@contoh.example' } },
  editReview: { city_id: '32.75' },
  raffleEntry: { token: 't'.repeat(86) },
  submitReview: { city_id: '32.75' },
}

/** A body that the call's schema accepts: its required fields. `resolve` follows a reference within the document. */
export function exampleOf(
  call: string,
  given: JsonSchema,
  resolve: (schema: JsonSchema) => JsonSchema,
): unknown {
  const value = (one: JsonSchema, name: string): unknown => {
    const schema = one.$ref ? resolve(one) : one
    const example = BY_CALL[call]?.[name] ?? BY_NAME[name]
    if (example !== undefined) return example
    if (schema.const !== undefined || schema.default !== undefined) return schema.const ?? schema.default
    if (schema.enum) return schema.enum[0]
    const [either] = schema.anyOf ?? schema.oneOf ?? []
    if (either) return value(either, name)
    if (schema.properties)
      return Object.fromEntries(
        Object.entries(schema.properties)
          .filter(([key]) => schema.required?.includes(key) || BY_CALL[call]?.[key] !== undefined)
          .map(([key, inner]) => [key, value(inner, key)]),
      )
    const [type] = [schema.type].flat()
    if (type === 'array')
      return Array.from({ length: schema.minItems ?? 0 }, () => value(schema.items ?? {}, name))
    if (type === 'boolean') return true
    if (type === 'integer' || type === 'number') return schema.minimum ?? 1
    if (type === 'object') return {}
    if (type === 'null') return null
    return name === 'id' || name.endsWith('_id') ? ID : TEXT
  }
  return value(given, '')
}
