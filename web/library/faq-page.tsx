import type { Sent } from '#shared/contract/contract.ts'
import { FAQ_TOPICS } from '#shared/contract/library/keys.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { SearchForm } from '#web/ui/controls/search-form.tsx'
import { Disclosure, Section } from '#web/ui/layout/section.tsx'
import { useOpenedPlace } from '#web/ui/layout/use-opened-place.ts'
import { Runs } from './blocks.tsx'
import './library.css'

/** Questions by topic; those that match the search are open. */
export function FaqPage({ faqs, q }: { faqs: Sent<'faqs'>['faqs']; q: string }) {
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
