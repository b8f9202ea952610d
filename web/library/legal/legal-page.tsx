import type { ReactNode } from 'react'
import type { LegalText } from '#shared/messages/id/library/legal.ts'
import './legal.css'

/** Rules as a page: what is in it, then its sections, each with an address of its own. */
export function LegalPage({ text, standing, contents, children }: LegalPageProps) {
  return (
    <Rules title={text.title} lead={text.lead} standing={standing}>
      <div className="cols-side legal-cols">
        <div>
          <LegalSections text={text} />
          {children}
        </div>
        <nav className="legal-nav only-desk" aria-label={contents}>
          <ul>
            {text.sections.map(section => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Rules>
  )
}

type LegalPageProps = {
  text: LegalText
  /** Since when it stands so. */
  standing: ReactNode
  contents: string
  /** What follows its sections. */
  children?: ReactNode
}

export const LegalSections = ({ text }: { text: LegalText }) =>
  text.sections.map(section => (
    <section className="sec prose" key={section.id} aria-labelledby={section.id}>
      <h2 id={section.id}>{section.title}</h2>
      {section.body.map((part, i) =>
        typeof part === 'string' ? <p key={i}>{part}</p> : <List key={i} items={part} />,
      )}
    </section>
  ))

/** A page of rules: its heading, since when it stands so, and what follows. */
export const Rules = ({ title, lead, standing, children }: RulesProps) => (
  <div className="wrap legal">
    <header>
      <h1>{title}</h1>
      <p className="lead-text">{lead}</p>
      {standing}
    </header>
    {children}
  </div>
)

type RulesProps = { title: string; lead: string; standing: ReactNode; children: ReactNode }

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map(item => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
