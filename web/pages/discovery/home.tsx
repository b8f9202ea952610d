import type { Home } from '#shared/contract/companies/companies.ts'
import { TOP_LISTS } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import { clothChoice } from '#web/companies/cloth-choice.ts'
import { Cloths } from '#web/companies/cloths.tsx'
import { TopList } from '#web/companies/top-list.tsx'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { LatestReviews } from '#web/reviews/quotes/quoted-reviews.tsx'
import { SearchBox } from '#web/discovery/search/search-box.tsx'
import { Bands, Cover } from '#web/ui/batik/batik-cover.tsx'
import { ArrowLink, ButtonLink } from '#web/ui/controls/button.tsx'
import { Numbered } from '#web/ui/layout/list.tsx'
import { IndigoBand, Section } from '#web/ui/layout/section.tsx'
import './home.css'

export const page = definePage<Home>({
  load: ({ call }) => call('home', {}),
  head: ({ locale, siteName }) => {
    const home = words(locale, 'home')
    return { title: `${siteName}: ${home.title}`, description: home.description, feed: 'reviews' }
  },
  jsonLd:
    import.meta.env.SSR &&
    (({ locale, siteName, origin }) => {
      const url = origin + href(locale, 'home')
      return [
        {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: siteName,
          url,
          inLanguage: locale,
          potentialAction: {
            '@type': 'SearchAction',
            target: {
              '@type': 'EntryPoint',
              urlTemplate: `${origin + href(locale, 'search')}?q={search_term_string}`,
            },
            'query-input': 'required name=search_term_string',
          },
        },
      ]
    }),
  View: ({ data }) => (
    <>
      <Lead home={data} />
      <div className="wrap">
        <Dateline home={data} />
        <Lists home={data} />
        <Pay />
        <Latest home={data} />
      </div>
      <Anonymity />
      <div className="wrap">
        <Invite />
      </div>
    </>
  ),
})

function Lead({ home }: { home: Home }) {
  const locale = useLocale()
  const { search } = useWords('masthead')
  const words = useWords('home')
  const cloths = clothChoice(home)
  return (
    <div className="home-lead">
      <div className="wrap home-in">
        <div className="home-t">
          <h1>{words.heading}</h1>
          <p className="lead-text">{words.lead}</p>
          <SearchBox
            action={href(locale, 'searchCompany')}
            label={search.label}
            placeholder={search.placeholder}
            submit={search.submit}
          />
        </div>
        {cloths.length === 4 && <Cloths companies={cloths} />}
      </div>
    </div>
  )
}

function Dateline({ home: { today, counts } }: { home: Home }) {
  const format = useFormats()
  const words = useWords('home')
  return (
    <p className="home-date">
      <b>{format.weekday(today)}</b>
      <span>{words.counts.reviews(format.count(counts.reviews))}</span>
      <span>{words.counts.companies(format.count(counts.companies))}</span>
      <span>{words.counts.bought}</span>
    </p>
  )
}

function Lists({ home }: { home: Home }) {
  const locale = useLocale()
  const words = useWords('home')
  return (
    <Section title={words.lists}>
      <Bands ids={TOP_LISTS.flatMap(name => home[name].map(company => company.id))} />
      <div className="cols-3">
        {TOP_LISTS.map(name => (
          <TopList key={name} name={name} companies={home[name]} />
        ))}
      </div>
      <p className="note home-order">{words.order}</p>
      <ArrowLink href={href(locale, 'searchCompany')}>{words.all}</ArrowLink>
    </Section>
  )
}

function Pay() {
  const locale = useLocale()
  const { pay } = useWords('home')
  return (
    <Section title={pay.title}>
      <div className="home-pay">
        <p className="lead-text">{pay.lead}</p>
        <div>
          <ArrowLink href={href(locale, 'salaries')}>{pay.all}</ArrowLink>
          <ArrowLink href={href(locale, 'careerSalaries')}>{pay.invite}</ArrowLink>
        </div>
      </div>
    </Section>
  )
}

function Latest({ home }: { home: Home }) {
  const locale = useLocale()
  const words = useWords('home')
  if (home.latest.length === 0) return null
  return (
    <Section title={words.latest}>
      <LatestReviews reviews={home.latest} />
      <ArrowLink href={href(locale, 'latestReviews')}>{words.allLatest}</ArrowLink>
    </Section>
  )
}

function Anonymity() {
  const locale = useLocale()
  const { promise } = useWords('home')
  return (
    <IndigoBand
      title={promise.heading}
      cloth={<Cover id="janji" size="band" at="p" as={{ motif: 'truntum', cloth: 'nila' }} />}
    >
      <Numbered items={promise.points} wide />
      <p>
        <a href={href(locale, 'privacy')}>{promise.how}</a>
        <a href={href(locale, 'guidelines')}>{promise.guidelines}</a>
      </p>
    </IndigoBand>
  )
}

function Invite() {
  const locale = useLocale()
  const { invite } = useWords('home')
  const { nav } = useWords('masthead')
  return (
    <section className="home-ask" aria-labelledby="ask">
      <h2 id="ask">{invite.title}</h2>
      <p>{invite.body}</p>
      <p>
        <ButtonLink icon="pen-line" href={href(locale, 'writeReview')}>
          {nav.writeReview}
        </ButtonLink>
      </p>
    </section>
  )
}
