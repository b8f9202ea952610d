import type { Industry, LegalForm, SizeBand } from '#shared/contract/keys.ts'
import type { CompanyDecision, PendingCompany } from '#shared/contract/team/desk-company.ts'
import type { AllWords } from '#web/platform/words.ts'

/** Facts of a pending company in the form, which editors can correct. */
export type CompanyFields = {
  name: string
  legal_name: string
  legal_form: LegalForm | ''
  industry: Industry | ''
  size_band: SizeBand | ''
  website_host: string
  city: { id: string; label: string } | null
  /** The editor confirmed that it is another company than the listed ones of the same name. */
  confirm_name: boolean
}
export type Places = Pick<AllWords['companies'], 'city' | 'province'>
export type FieldName = Exclude<keyof CompanyFields, 'city'> | 'city_id'

const FIELD_ORDER: readonly FieldName[] = [
  'name',
  'legal_name',
  'legal_form',
  'industry',
  'size_band',
  'website_host',
  'city_id',
  'confirm_name',
]

export const fieldsOf = (company: PendingCompany, words: Places): CompanyFields => ({
  name: company.name,
  legal_name: '',
  legal_form: company.legal_form ?? '',
  industry: company.industry ?? '',
  size_band: '',
  website_host: company.website_host ?? '',
  city: company.city && {
    id: company.city.id,
    label: `${words.city(company.city.name)}, ${words.province(company.city.province)}`,
  },
  confirm_name: false,
})

/**
 * Body of the approval. The desk does not receive the legal name and size of a pending company: empty fields leave them
 * unchanged.
 */
export const approvalOf = (fields: CompanyFields): Extract<CompanyDecision, { decision: 'approve' }> => ({
  decision: 'approve',
  name: fields.name.trim(),
  ...(fields.legal_name.trim() && { legal_name: fields.legal_name.trim() }),
  ...(fields.size_band && { size_band: fields.size_band }),
  legal_form: fields.legal_form || null,
  industry: fields.industry || null,
  website_host: hostOf(fields.website_host) || null,
  city_id: fields.city?.id ?? null,
  ...(fields.confirm_name && { confirm_name: true }),
})

/** "https://www.contoh.co.id/karier" → "www.contoh.co.id": editors paste a URL. */
export const hostOf = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#:].*$/, '')

/** The first field with an error, for focus. */
export const firstWrong = (errors: Record<string, unknown>): FieldName | undefined =>
  FIELD_ORDER.find(name => errors[name])
