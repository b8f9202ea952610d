import type { Output } from '#shared/contract/contract.ts'
import type { PageText } from '#shared/contract/library/library.ts'
import { definePage } from '#web/platform/page.ts'
import { Fragment } from 'react'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Blocks } from '#web/library/blocks.tsx'
import '#web/library/library.css'
import '#web/library/developers.css'

export const page = definePage<Output<'publicCalls'> & { text: PageText }>({
  async load({ call, locale }) {
    const [text, { calls }] = await Promise.all([
      call('pageText', { params: { name: 'developers' }, query: { locale } }),
      call('publicCalls', {}),
    ])
    return { text, calls }
  },
  head: ({ data: { text } }) => ({ title: text.title, description: text.description }),
  View: ({ data }) => <DevelopersPage {...data} />,
})

type Call = Output<'publicCalls'>['calls'][number]

/** Documentation of the public API, from its own description. */
function DevelopersPage({ text, calls }: { text: PageText; calls: Call[] }) {
  const locale = useLocale()
  const words = useWords('developers')
  const base = `${useSite().origin}/api`
  return (
    <div className="wrap developers library">
      <header>
        <h1>{text.title}</h1>
        <p className="lead-text">{text.lead}</p>
      </header>
      {text.sections.map(({ id, title, blocks }) => (
        <Section key={id} id={id} title={title}>
          <p>{words.base(base)}</p>
          <Blocks blocks={blocks} />
        </Section>
      ))}
      <Section title={words.example.title}>
        <p>{words.example.search}</p>
        <pre>{`curl '${base}/search/companies?q=logistik'`}</pre>
        <p>{words.example.page}</p>
        <pre>{`curl -H 'Locale: en' '${base}/v2/en/reviews'`}</pre>
      </Section>
      <Section title={words.calls.title}>
        {locale === 'id' && <p>{words.calls.english}</p>}
        {[...new Set(calls.map(({ room }) => room))].map(room => (
          <Fragment key={room}>
            <h3 lang="en">{room}</h3>
            <ul className="developers-contents">
              {calls
                .filter(call => call.room === room)
                .map(({ name, method, path }) => (
                  <li key={name}>
                    <a href={`#${name}`}>
                      {method} {path}
                    </a>
                  </li>
                ))}
            </ul>
          </Fragment>
        ))}
        {calls.map(call => (
          <OneCall key={call.name} call={call} base={base} />
        ))}
        <p>
          <a href="/api/openapi.json">{words.whole}</a>
        </p>
        <ArrowLink href={href(locale, 'licences')}>{words.licences}</ArrowLink>
      </Section>
    </div>
  )
}

function OneCall({ call, base }: { call: Call; base: string }) {
  const { name, method, path, says, takes, answers } = call
  const { calls: words } = useWords('developers')
  return (
    <section id={name}>
      <h3>
        <code>
          {method} {path}
        </code>
      </h3>
      <p lang="en">{says}</p>
      <pre>{curlOf(call, base)}</pre>
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

/** Example call. Placeholders are in capitals instead of braces, because curl expands braces. */
function curlOf({ method, path, takes, body }: Call, base: string): string {
  const query = takes
    .filter(({ name, required }) => required && !body && !path.includes(`{${name}}`))
    .map(({ name }) => `${name}=${name.toUpperCase()}`)
    .join('&')
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase())
  const address = base + filled + (query && `?${query}`)
  if (body) return `curl -X ${method} -H 'Content-Type: application/json' -d '${body}' '${address}'`
  return method === 'GET' ? `curl '${address}'` : `curl -X ${method} '${address}'`
}
