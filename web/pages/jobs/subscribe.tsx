import { findAbout, type About, type Answer } from '#web/jobs/alerts/about.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { href } from '#shared/paths.ts'
import { queryOf } from '#web/jobs/query.ts'
import { useWish } from '#web/jobs/wish/use-wish.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { AdviceForm } from '#web/jobs/alerts/advice-form.tsx'
import { AlertForm } from '#web/jobs/alerts/alert-form.tsx'
import '#web/ui/forms/form.css'
import '#web/jobs/alerts/alerts.css'

export const page = definePage<About | null, Answer>({
  load: findAbout,
  answer:
    import.meta.env.SSR &&
    (async args => {
      const { answerForm } = await import('#web/jobs/alerts/answer.ts')
      return answerForm(args)
    }),
  head: ({ locale }) => {
    const { title, description } = words(locale, 'alerts').page
    return { title, description, noindex: true }
  },
  View: ({ data, answer }) => <SubscribePage about={data} answer={answer} />,
})

type Props = { about: About | null; answer: Answer | undefined }

/** Target page of the subscription forms: shows the next step or the errors. */
function SubscribePage({ about, answer }: Props) {
  const { page: words } = useWords('alerts')
  if (answer?.sent)
    return (
      <div className="wrap wrap-form alert-page">
        <h1>{words.sent}</h1>
        <p className="form-p" role="status">
          {words.sentMore(answer.sent)}
        </p>
        <Back about={about} />
      </div>
    )
  return (
    <div className="wrap wrap-form alert-page">
      <h1>{words.title}</h1>
      {about ? <SubscriptionForm about={about} answer={answer} /> : <Ways />}
    </div>
  )
}

const WAYS = ['search', 'company', 'advice'] as const

/** The kinds of subscriptions, each with a link to its form. */
function Ways() {
  const locale = useLocale()
  const { page: words } = useWords('alerts')
  const to = {
    search: href(locale, 'jobs'),
    company: href(locale, 'searchCompany'),
    advice: href(locale, 'subscribe', {}, { topic: 'advice' }),
  }
  return (
    <>
      <p className="form-p">{words.nothing}</p>
      <ul className="alert-list">
        {WAYS.map(kind => {
          const [title, how, go] = words.ways[kind]
          return (
            <li key={kind}>
              <p>
                <b>{title}</b>
                <span className="note">{how}</span>
              </p>
              <ArrowLink href={to[kind]}>{go}</ArrowLink>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function SubscriptionForm({ about, answer }: { about: About; answer: Answer | undefined }) {
  const words = useWords('alerts')
  const { typed = {}, errors = {}, whole } = answer ?? {}
  const lead =
    about.kind === 'advice' ? (
      words.advice.lead
    ) : about.kind === 'company' ? (
      words.company(about.company.name)
    ) : (
      <SearchLead about={about} />
    )
  return (
    <>
      <p className="form-p">{lead}</p>
      {whole && (
        <Notice kind="warn" role="alert">
          <p>{words.page[whole]}</p>
        </Notice>
      )}
      {about.kind === 'advice' ? (
        <AdviceForm typed={typed} errors={errors} />
      ) : (
        <AlertForm about={queryFor(about)} email={typed['email']} error={errors['email']} />
      )}
    </>
  )
}

function SearchLead({ about: { results, search } }: { about: Extract<About, { kind: 'search' }> }) {
  const words = useWords('alerts')
  return words.search(useWish({ results, search: { ...search, within: null } }))
}

const queryFor = (about: Exclude<About, { kind: 'advice' }>) =>
  about.kind === 'company' ? { company: about.company.slug } : queryOf(about.search)

function Back({ about }: { about: About | null }) {
  const locale = useLocale()
  const { page: words } = useWords('alerts')
  const to =
    about?.kind === 'company'
      ? href(locale, 'companyJobs', { id: about.company.slug })
      : about?.kind === 'search'
        ? href(locale, 'jobs', {}, queryOf(about.search))
        : href(locale, 'careerSalaries')
  return (
    <ArrowLink back href={to}>
      {words.back}
    </ArrowLink>
  )
}
