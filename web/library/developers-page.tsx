import type { Output } from '#shared/contract/contract.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import './developers.css'

type Call = Output<'publicCalls'>['calls'][number]

/** The public API as it describes itself. */
export function DevelopersPage({ calls }: { calls: Call[] }) {
  const locale = useLocale()
  const words = useWords('developers')
  const base = `${useSite().origin}/api`
  return (
    <div className="wrap developers">
      <h1>{words.title}</h1>
      <p className="lead-text">{words.lead}</p>
      <Section title={words.rules.title}>
        <p>{words.rules.base(base)}</p>
        <ul>
          {words.rules.list.map(rule => (
            <li key={rule}>{rule}</li>
          ))}
          <li>{words.data}</li>
        </ul>
      </Section>
      <Section title={words.example.title}>
        <p>{words.example.search}</p>
        <pre tabIndex={0}>{`curl '${base}/search/companies?q=logistik'`}</pre>
        <p>{words.example.page}</p>
        <pre tabIndex={0}>{`curl -H 'Locale: en' '${base}/v2/en/reviews'`}</pre>
      </Section>
      <Section title={words.calls.title}>
        {locale === 'id' && <p>{words.calls.english}</p>}
        {calls.map(call => (
          <OneCall key={call.path} call={call} />
        ))}
        <p>
          <a href="/api/openapi.json">{words.whole}</a>
        </p>
        <ArrowLink href={href(locale, 'licences')}>{words.licences}</ArrowLink>
      </Section>
    </div>
  )
}

function OneCall({ call: { path, says, takes, answers } }: { call: Call }) {
  const { calls: words } = useWords('developers')
  return (
    <section>
      <h3>
        <code>GET {path}</code>
      </h3>
      <p lang="en">{says}</p>
      {takes.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <>
          <p>{words.takes}</p>
          <ul>
            {takes.map(({ name, kind, required }) => (
              <li key={name}>
                <code>{name}</code>: {kind}
                {required && `, ${words.required}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {answers.length > 0 && (
        <>
          <p>{words.answers}</p>
          <ul>
            {answers.map(({ name, kind }) => (
              <li key={name}>
                <code>{name}</code>: {kind}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
