import type { PendingCompany } from '#shared/contract/team/desk-company.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { DeskPage } from '../desk/desk-page.tsx'
import { Work } from '../desk/work.tsx'
import { CompanyForm } from './company-form.tsx'
import { MergePane } from './merge-pane.tsx'
import { useCompany, type CompanyDesk as Desk } from './use-company.ts'
import './company.css'

/** Companies that were proposed with a review: list them, merge them into a listed company, or decline them. */
export function CompanyDesk() {
  const words = useWords('team')
  const { city: inWords } = useWords('companies')
  const { list } = useWords('reviews')
  const { count } = useFormats()
  const desk = useCompany()
  const keys = {
    a: () => void desk.approve(),
    e: () => document.getElementById('company-name')?.focus(),
    '/': () => document.getElementById('company-into')?.focus(),
    t: () => void desk.decline(),
    ...Object.fromEntries(
      desk.near.companies.map((into, place) => [String(place + 1), () => void desk.merge(into)]),
    ),
  }
  return (
    <DeskPage
      desk={desk}
      rowOf={({ name, city, reviews }) => ({
        title: name,
        sub: city ? inWords(city.name) : words.company.noCity,
        end: list.count(count(reviews)),
      })}
      keys={keys}
    >
      {company => ({
        work: <CompanyPane desk={desk} company={company} />,
        decision: words.company.mergeTitle,
        decide: <MergePane desk={desk} />,
      })}
    </DeskPage>
  )
}

function CompanyPane({ desk, company }: { desk: Desk; company: PendingCompany }) {
  const { company: words } = useWords('team')
  const { count } = useFormats()
  return (
    <Work
      className="work-facts"
      kicker={words.kicker}
      source={words.waiting(count(company.reviews))}
      title={company.name}
    >
      {company.declined_before && <p className="company-d">{words.declinedBefore}</p>}
      <CompanyForm desk={desk} />
    </Work>
  )
}
