import type { LegalText } from '#shared/messages/id/legal.ts'
import { useWords } from '#web/platform/locale.ts'

/** Rules as a page: what is in it, then its sections, each with an address of its own. */
export function LegalPage({ text }: { text: LegalText }) {
  const words = useWords('legal')
  return (
    <div className="wrap legal">
      <header>
        <h1>{text.title}</h1>
        <p className="lead-text">{text.lead}</p>
        <p className="note">{words.updated(text.updated)}</p>
      </header>
      <div className="cols-side legal-cols">
        <div>
          {text.sections.map(section => (
            <section className="sec prose" key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              {section.body.map((part, i) =>
                typeof part === 'string' ? <p key={i}>{part}</p> : <List key={i} items={part} />,
              )}
            </section>
          ))}
        </div>
        <nav className="legal-nav only-desk" aria-label={words.contents}>
          <ul>
            {text.sections.map(section => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map(item => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
