import type { PostCard } from '#shared/contract/library/library.ts'
import { href } from '#shared/paths.ts'
import { AdviceBox } from '#web/jobs/alerts/advice-box.tsx'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { DOORS, type Door, type Situation } from '#shared/contract/library/keys.ts'
import type { Locale } from '#shared/locale.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Cover } from '#web/ui/batik/batik-cover.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/layout/icon.tsx'
import { Numbered } from '#web/ui/layout/list.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { CareerTabs } from '#web/library/career-tabs.tsx'
import { CLOTH } from '#web/library/cloth.ts'
import { PostList } from '#web/library/post-list.tsx'
import '#web/library/library.css'
import '#web/library/doors.css'

export const page = definePage<PostCard[]>({
  load: async ({ call, locale }) => (await call('posts', { query: { locale } })).posts,
  head: ({ locale }) => {
    const { headTitle: title, description } = words(locale, 'careers').explore
    return { title, description }
  },
  jsonLd:
    import.meta.env.SSR &&
    (({ locale, siteName, origin }) => [
      breadcrumbs([
        { name: siteName, url: origin + href(locale, 'home') },
        { name: words(locale, 'careers').tabs.label, url: origin + href(locale, 'careers') },
      ]),
    ]),
  View: ({ data }) => (
    <>
      <CareersPage posts={data} />
      <div className="wrap">
        <AdviceBox />
      </div>
    </>
  ),
})

const TOOLS = {
  net: locale => href(locale, 'takeHomeCalculator'),
  thr: locale => href(locale, 'thrCalculator'),
  compare: locale => href(locale, 'comparePay'),
  company: locale => href(locale, 'searchCompany'),
  minimum: locale => href(locale, 'salaries', {}, { view: 'minimum' }),
  write: locale => href(locale, 'writeReview'),
  jobs: locale => href(locale, 'jobs'),
} satisfies Record<string, (locale: Locale) => string>

/** Further situations whose articles belong to a topic. */
const ALSO: Partial<Record<Door, Situation>> = { 'first-job': 'safety' }
const NEWEST = 4

/**
 * Career advice by situation: first steps, tools and articles. An article that was not checked for a year is not linked
 * from the topics.
 */
function CareersPage({ posts }: { posts: readonly PostCard[] }) {
  const locale = useLocale()
  const { explore: words } = useWords('careers')
  const checked = posts.filter(post => !post.is_stale)
  const newest = checked.toSorted((a, b) => b.reviewed_on.localeCompare(a.reviewed_on)).slice(0, NEWEST)
  return (
    <div className="wrap library">
      <CareerTabs current="careers" />
      <header>
        <h1>{words.title}</h1>
        <p className="lead-text">{words.lead}</p>
      </header>
      <div className="doors">
        {DOORS.map(door => (
          <DoorOf
            key={door}
            door={door}
            posts={checked.filter(({ situation }) => situation === door || situation === ALSO[door])}
          />
        ))}
      </div>
      <Section title={words.checked}>
        <PostList posts={newest} level={3} />
        <p className="library-on">
          <ButtonLink kind="line" href={href(locale, 'articles')}>
            {words.all}
          </ButtonLink>
          <ButtonLink kind="line" href={href(locale, 'faq')}>
            {words.faq}
          </ButtonLink>
        </p>
      </Section>
    </div>
  )
}

function DoorOf({ door, posts }: { door: Door; posts: readonly PostCard[] }) {
  const locale = useLocale()
  const { explore } = useWords('careers')
  const { situations } = useWords('library')
  const words = explore.doors[door]
  const tools = Object.entries(words.tools) as [keyof typeof TOOLS, string][]
  return (
    <section className="door" aria-labelledby={door}>
      <Cover id={door} size="low" as={{ ...CLOTH[door], scale: 1 }} />
      <h2 id={door}>{situations[door]}</h2>
      <p>{words.lead}</p>
      <h3>{explore.first}</h3>
      <Numbered items={words.steps} />
      <h3>{explore.tools}</h3>
      <Links links={tools.map(([tool, label]) => ({ to: TOOLS[tool](locale), label }))} />
      {posts.length > 0 && (
        <>
          <h3>{explore.read}</h3>
          <Links
            links={posts.map(({ slug, title }) => ({ to: href(locale, 'article', { slug }), label: title }))}
          />
        </>
      )}
    </section>
  )
}

const Links = ({ links }: { links: { to: string; label: string }[] }) => (
  <ul className="door-links">
    {links.map(({ to, label }) => (
      <li key={to}>
        <a href={to}>
          {label}
          <Icon name="arrow-right" size="small" />
        </a>
      </li>
    ))}
  </ul>
)
