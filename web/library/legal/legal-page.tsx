import type { ReactNode } from 'react'
import type { PageText } from '#shared/contract/library/library.ts'
import { Blocks } from '../blocks.tsx'
import './legal.css'

/** A legal text as a page: table of contents, then sections with anchors. */
export function LegalPage({ text, effective, contents, children }: LegalPageProps) {
  return (
    <Rules title={text.title} lead={text.lead} effective={effective}>
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
  text: PageText
  /** Date from which the text applies. */
  effective: ReactNode
  contents: string
  /** Content after the sections. */
  children?: ReactNode
}

export const LegalSections = ({ text }: { text: PageText }) =>
  text.sections.map(({ id, title, blocks }) => (
    <section className="sec prose" key={id} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Blocks blocks={blocks} />
    </section>
  ))

/** Layout of a legal page: heading, date from which it applies, and content. */
export const Rules = ({ title, lead, effective, children }: RulesProps) => (
  <div className="wrap legal">
    <header>
      <h1>{title}</h1>
      <p className="lead-text">{lead}</p>
      {effective}
    </header>
    {children}
  </div>
)

type RulesProps = { title: string; lead: string; effective: ReactNode; children: ReactNode }
