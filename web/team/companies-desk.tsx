import { useFormats, useWords } from '#web/platform/locale.ts'
import { Kicker } from '#web/ui/article.tsx'
import { CompanyForm } from './company-form.tsx'
import { DeskShell, useArrival } from './desk-shell.tsx'
import { MergePane } from './merge-pane.tsx'
import { useCompanies, type Companies } from './use-companies.ts'
import './companies.css'

/** Companies that came with a review: list them, merge them into one we have, or decline them. */
export function CompaniesDesk() {
  const words = useWords('team')
  const { city: inWords } = useWords('companies')
  const { list } = useWords('reviews')
  const { count } = useFormats()
  const desk = useCompanies()
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
    <DeskShell
      page="teamCompanies"
      desk={desk}
      rowOf={({ name, city, reviews }) => ({
        title: name,
        sub: city ? inWords(city.name) : words.company.noCity,
        end: list.count(count(reviews)),
      })}
      keys={keys}
      keyList={words.keys.companies}
      words={words.companies}
    >
      <FullDesk desk={desk} />
    </DeskShell>
  )
}

function FullDesk({ desk }: { desk: Companies }) {
  const { company: words } = useWords('team')
  const { count } = useFormats()
  const { company } = desk
  const heading = useArrival(company?.id)
  if (!company) return null
  return (
    <>
      <section className="work" aria-labelledby="work-h">
        <Kicker>
          <b>{words.kicker}</b>
          <span>{words.waiting(count(company.reviews))}</span>
        </Kicker>
        <h1 id="work-h" className="company-h" ref={heading} tabIndex={-1}>
          {company.name}
        </h1>
        {company.declined_before && <p className="company-d">{words.declinedBefore}</p>}
        <CompanyForm desk={desk} />
      </section>
      <MergePane key={company.id} desk={desk} />
    </>
  )
}
