import type { ReactNode } from 'react'
import type { ClaimItem } from '#shared/contract/owners/desk-claim.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Facts } from '#web/ui/layout/list.tsx'
import { ProofList } from './proof-list.tsx'

/** What the claimant says, beside what is known of the company. */
export function ClaimEvidence({ claim }: { claim: ClaimItem }) {
  const { claim: words } = useWords('team')
  const { facts } = words
  const { sizes } = useWords('companies')
  const said = [
    { label: facts.role, value: claim.role },
    { label: facts.email, value: claim.free_mail ? words.freeMail(claim.email) : claim.email },
    { label: facts.phone, value: claim.phone },
    { label: facts.employees, value: claim.employees && sizes[claim.employees] },
    { label: facts.info, value: claim.info },
  ]
  return (
    <>
      <h2>{words.said}</h2>
      <Facts items={said.filter(({ value }) => Boolean(value))} />
      {claim.talk.map(({ asked, answered }, at) => (
        <blockquote key={at} className="asking-talk">
          <b>{asked}</b>
          <p>{answered ?? words.unanswered}</p>
        </blockquote>
      ))}
      <ProofList id={claim.id} files={claim.files} call="claimFile" words={words} />
      <h2>{words.known}</h2>
      <Known claim={claim} />
      <People title={words.owners} list={claim.owners.map(({ name, role }) => `${name}, ${role}`)} />
      <People
        title={words.rivals}
        list={claim.rivals.map(({ name, role, email }) => `${name}, ${role}, ${email}`)}
      />
    </>
  )
}

function Known({ claim: { company } }: { claim: ClaimItem }) {
  const locale = useLocale()
  const { facts } = useWords('team').claim
  const { sizes, city } = useWords('companies')
  const { slug, name, website_host: host } = company
  const known = [
    {
      label: facts.company,
      value: slug ? <a href={href(locale, 'company', { id: slug })}>{name}</a> : name,
    },
    { label: facts.legal, value: company.legal_name },
    {
      label: facts.website,
      value: host && (
        <a href={`https://${host}`} rel="noopener noreferrer nofollow">
          {host}
        </a>
      ),
    },
    { label: facts.city, value: company.city && city(company.city.name) },
    { label: facts.employees, value: company.size_band && sizes[company.size_band] },
  ]
  return <Facts items={known.filter(({ value }) => Boolean(value))} />
}

function People({ title, list }: { title: ReactNode; list: string[] }) {
  if (list.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {list.map(one => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  )
}
