import { VACANCY } from '#shared/contract/jobs/limits.ts'
import { useWords } from '#web/platform/locale.ts'
import { amountIn, type Field, type Fields } from './fields.ts'

export type Mistakes = Partial<Record<Field, string>>

/** What can be seen to be wrong before anything is sent, all at once. */
export function useMistakes(): (fields: Fields) => Mistakes {
  const { form } = useWords('vacancies')
  const { field: words } = useWords('errors')
  const short = (text: string, min: number) =>
    text.trim() === '' ? words.required : text.trim().length < min ? words.too_short(min) : undefined
  const unread = (text: string) =>
    text.trim() !== '' && amountIn(text) === undefined ? form.unclear : undefined
  return fields => {
    const { title, department, job_type, workplace, cities, description, salary_from, salary_to } = fields
    const found: Mistakes = {
      title: short(title, VACANCY.title.min),
      department: department === '' ? words.required : undefined,
      job_type: job_type === '' ? words.required : undefined,
      salary_from: unread(salary_from),
      salary_to: unread(salary_to),
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
