import type { CompanyHeader } from '#shared/contract/companies/companies.ts'
import { useWords } from '#web/platform/locale.ts'
import { AlertBox } from './alert-box.tsx'

/** Subscription to a company's new vacancies, on its tab of vacancies. */
export function CompanyAlert({ company: { name, slug } }: { company: Pick<CompanyHeader, 'name' | 'slug'> }) {
  const words = useWords('alerts')
  return <AlertBox about={{ company: slug }} lead={words.company(name)} />
}
