import type { Sent } from '#shared/contract/contract.ts'
import { href } from '#shared/paths.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { definePage, type HeadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { FAQ_TOPICS } from '#shared/contract/library/keys.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { SearchForm } from '#web/ui/controls/search-form.tsx'
import { Disclosure, Section } from '#web/ui/layout/section.tsx'
import { useOpenedPlace } from '#web/ui/layout/use-opened-place.ts'
import { Runs } from '#web/library/blocks.tsx'
import '#web/library/library.css'

const LONGEST_WORDS = 60

type Data = { faqs: Sent<'faqs'>['faqs']; q: string }

export const page = definePage<Data>({
  async load({ query, call, locale }) {
    const q = (query.get('q') ?? '').trim().slice(0, LONGEST_WORDS)
    return { faqs: (await call('faqs', { query: { locale, q } })).faqs, q }
  },
  head: ({ data: { q }, locale }) => {
    const { headTitle: title, description } = words(locale, 'library').faq
    return { title, description, noindex: q !== '' }
  },
  jsonLd: import.meta.env.SSR && jsonLd,
  View: ({ data }) => <FaqPage {...data} />,
})

function jsonLd({ data: { faqs, q }, locale, siteName, origin }: HeadArgs<Data>): object[] {
  const crumbs = breadcrumbs([
    { name: siteName, url: origin + href(locale, 'home') },
    { name: words(locale, 'library').faq.title, url: origin + href(locale, 'faq') },
  ])
  if (q !== '') return [crumbs]
  const mainEntity = faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: {
      '@type': 'Answer',
      text: answer.map(runs => runs.map(({ text }) => text).join('')).join('\n'),
    },
  }))
  return [crumbs, { '@context': 'https://schema.org', '@type': 'FAQPage', inLanguage: locale, mainEntity }]
}

/** Questions by topic; those that match the search are open. */
function FaqPage({ faqs, q }: { faqs: Sent<'faqs'>['faqs']; q: string }) {
  const locale = useLocale()
  const words = useWords('library').faq
  useOpenedPlace()
  return (
    <div className="wrap library">
      <header>
        <h1>{words.title}</h1>
        <p className="lead-text">{words.lead}</p>
        <SearchForm
          action={href(locale, 'faq')}
          label={words.search}
          submit={words.submit}
          defaultValue={q}
        />
        {q !== '' && <Found count={faqs.length} q={q} />}
      </header>
      {FAQ_TOPICS.map(topic => {
        const own = faqs.filter(faq => faq.topic === topic)
        return (
          own.length > 0 && (
            <Section key={topic} title={words.topics[topic]}>
              {own.map(faq => (
                <Disclosure key={`${faq.slug} ${q}`} summary={faq.question} kind="row" open={q !== ''}>
                  <div className="faq" id={faq.slug}>
                    {faq.answer.map((runs, at) => (
                      <p key={at}>
                        <Runs runs={runs} />
                      </p>
                    ))}
                  </div>
                </Disclosure>
              ))}
            </Section>
          )
        )
      })}
    </div>
  )
}

function Found({ count, q }: { count: number; q: string }) {
  const locale = useLocale()
  const formats = useFormats()
  const words = useWords('library').faq
  return (
    <p className="find">
      {count === 0 ? words.none(q) : words.found(formats.count(count), q)}{' '}
      <a href={href(locale, 'faq')}>{words.all}</a>
    </p>
  )
}
