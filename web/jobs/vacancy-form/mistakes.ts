import { VACANCY } from '#shared/contract/jobs/limits.ts'
import { readOffer, type OfferMistake } from '#shared/rules/vacancy/offer.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import type { Field, Fields } from './fields.ts'

export type Mistakes = { [F in Field]?: string | undefined }

/** What can be seen to be wrong before anything is sent, all at once. */
export function useMistakes(): (fields: Fields) => Mistakes {
  const { field: words } = useWords('errors')
  const short = (text: string, min: number) =>
    text.trim() === '' ? words.required : text.trim().length < min ? words.too_short(min) : undefined
  const { rupiah } = useFormats()
  const payMistake = ({ key, values }: OfferMistake) => {
    const said = words[key]
    return typeof said === 'string' ? said : said(rupiah(Object.values(values ?? {})[0] ?? 0))
  }
  return fields => {
    const { title, department, job_type, workplace, cities, description } = fields
    const offer = readOffer(fields)
    const found: Mistakes = {
      title: short(title, VACANCY.title.min),
      department: department === '' ? words.required : undefined,
      job_type: job_type === '' ? words.required : undefined,
      ...(offer && 'key' in offer && { [offer.field]: payMistake(offer) }),
      cities: workplace !== 'remote' && cities.length === 0 ? words.required : undefined,
      description: short(description, VACANCY.description.min),
    }
    return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined))
  }
}

/** The server's errors at the form's fields; of a list, its first wrong one. */
export const mistakesTold = (told: Record<string, string[]>): Mistakes =>
  Object.fromEntries(Object.entries(told).map(([name, [first = '']]) => [fieldOf(name), first]))

function fieldOf(name: string): string {
  if (name.startsWith('cities')) return 'cities'
  return { salary: 'salary_from', experience_years: 'experience', content: 'description' }[name] ?? name
}
