import type { CompanyPage, CompanyHeader } from '#shared/contract/companies/companies.ts'
import type { Sent } from '#shared/contract/contract.ts'
import { href, type Query } from '#shared/paths.ts'
import { isIndexed } from '#shared/rules/indexing.ts'
import { CompanyHead } from '#web/companies/company-head.tsx'
import { ownerOf } from '#web/companies/company-card.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { definePage, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { useLocale, useWords, useFormats } from '#web/platform/locale.ts'
import { ArrowLink, ButtonLink } from '#web/ui/controls/button.tsx'
import { Listing } from '#web/ui/layout/listing.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { QuestionEntry } from '#web/questions/question-entry.tsx'
import { QUESTION_SORTS, type QuestionSort } from '#shared/contract/keys.ts'
import { SearchForm } from '#web/ui/controls/search-form.tsx'
import { SortMenu } from '#web/ui/controls/sort-menu.tsx'
import '#web/questions/questions.css'
import '#web/ui/layout/list.css'

type Data = { page: CompanyPage; list: Sent<'companyQuestions'>; choice: Choice }

export const page = definePage<Data>({
  load,
  head: ({ data: { page: company, list, choice }, locale }) => {
    const { name } = company.company
    const messages = words(locale, 'questions')
    const questions = list.page.total
    return {
      title: messages.head.company(name),
      description: questions === 0 ? messages.none(name) : messages.head.description(name),
      noindex:
        !isIndexed.companyQuestions({ questions }) ||
        Object.values(choiceQuery(choice)).some(value => value !== null),
    }
  },
  card: import.meta.env.SSR && (({ data }) => ({ owner: ownerOf(data.page.company) })),
  jsonLd: import.meta.env.SSR && jsonLd,
  company: data => data.page.company.slug,
  View: ({ data: { page: company, list, choice } }) => (
    <>
      <CompanyHead page={company} tab="questions" />
      <CompanyQuestions company={company.company} list={list} choice={choice} />
    </>
  ),
})

async function load({ params: { id }, query, call }: LoadArgs): Promise<Data> {
  const params = { slug: id as string }
  const choice = choiceOf(query)
  const { q, sort, cursor } = choice
  const [company, list] = await Promise.all([
    call('company', { params, query: { header: '1' } }),
    call('companyQuestions', { params, query: { sort, ...(q && { q }), ...(cursor && { cursor }) } }),
  ])
  return { page: company, list, choice }
}

function jsonLd({ data, locale, origin, siteName }: HeadArgs<Data>): object[] {
  const { name, slug: id } = data.page.company
  return [
    breadcrumbs([
      { name: siteName, url: origin + href(locale, 'home') },
      { name, url: origin + href(locale, 'company', { id }) },
      { name: words(locale, 'questions').title, url: origin + href(locale, 'companyQuestions', { id }) },
    ]),
  ]
}

type Props = {
  company: Pick<CompanyHeader, 'name' | 'slug'>
  list: Sent<'companyQuestions'>
  choice: Choice
}

/** The tab "Pertanyaan": the questions about a company with their answers. */
function CompanyQuestions({ company, list, choice }: Props) {
  const locale = useLocale()
  const words = useWords('questions')
  const id = company.slug
  const { questions, page } = list
  const isEmpty = questions.length === 0 && page.previous === null
  const hasTools = !isEmpty || choice.q !== null
  return (
    <div className="wrap">
      <Listing
        tools={hasTools && <QuestionSearch slug={id} choice={choice} />}
        about={
          <>
            <p className="note">{words.note}</p>
            <ArrowLink href={href(locale, 'ownQuestions')}>{words.own}</ArrowLink>
          </>
        }
      >
        <Section title={words.title} bare>
          <p className="qa-ask">
            <span>{words.askBar}</span>{' '}
            <ButtonLink href={href(locale, 'companyAsk', { id })}>{words.ask}</ButtonLink>
          </p>
          {isEmpty ? (
            <Nothing company={company} q={choice.q} />
          ) : (
            <>
              <QuestionSorts slug={id} list={list} choice={choice} />
              {questions.map(question => (
                <QuestionEntry key={question.id} question={question} />
              ))}
              <Pager
                label={words.pages}
                page={page}
                to={cursor => href(locale, 'companyQuestions', { id }, choiceQuery({ ...choice, cursor }))}
              />
            </>
          )}
        </Section>
      </Listing>
    </div>
  )
}

function Nothing({ company: { name, slug: id }, q }: Pick<Props, 'company'> & { q: string | null }) {
  const locale = useLocale()
  const words = useWords('questions')
  if (q !== null)
    return (
      <Empty
        action={
          <ButtonLink kind="line" href={href(locale, 'companyQuestions', { id })}>
            {words.all}
          </ButtonLink>
        }
      >
        <p role="status">{words.nothing(q)}</p>
      </Empty>
    )
  return (
    <Empty
      action={
        <ButtonLink kind="line" href={href(locale, 'companyReviews', { id })}>
          {words.reviews}
        </ButtonLink>
      }
    >
      <p>{words.none(name)}</p>
      <p className="note">{words.noneHint}</p>
    </Empty>
  )
}

type QuestionSearchProps = { slug: string; choice: Choice }

/** Search in a company's questions: a form that works before JavaScript. */
function QuestionSearch({ slug: id, choice: { q, sort } }: QuestionSearchProps) {
  const locale = useLocale()
  const { search: words } = useWords('questions')
  return (
    <SearchForm
      kind="bar"
      action={href(locale, 'companyQuestions', { id })}
      label={words.label}
      placeholder={words.example}
      submit={words.submit}
      defaultValue={q ?? ''}
    >
      {sort !== 'newest' && <input type="hidden" name="sort" value={sort} />}
    </SearchForm>
  )
}

/** Line above the list: number of questions and sort order. */
function QuestionSorts({
  slug: id,
  choice,
  list: { page, answered },
}: QuestionSearchProps & { list: Sent<'companyQuestions'> }) {
  const locale = useLocale()
  const { count } = useFormats()
  const words = useWords('questions')
  return (
    <div className="sortline">
      <p role="status">
        <b>{words.count(count(page.total))}</b>
        {choice.q !== null && words.holds(choice.q)}
        {words.answered(count(answered))}
      </p>
      <SortMenu
        label={words.sort}
        sorts={QUESTION_SORTS}
        names={words.sorts}
        chosen={choice.sort}
        to={sort => href(locale, 'companyQuestions', { id }, choiceQuery({ ...choice, sort, cursor: null }))}
      />
    </div>
  )
}

/** Search, sort order and page of a company's questions, named as in the address and the API. */
type Choice = { q: string | null; sort: QuestionSort; cursor: string | null }

const LONGEST_WORDS = 60

function choiceOf(query: URLSearchParams): Choice {
  const sort = query.get('sort') as QuestionSort
  return {
    q: query.get('q')?.trim().slice(0, LONGEST_WORDS) || null,
    sort: QUESTION_SORTS.includes(sort) ? sort : 'newest',
    cursor: query.get('cursor') || null,
  }
}

/** The query of an address; default values are omitted. */
const choiceQuery = ({ sort, ...rest }: Choice): Query => ({
  sort: sort === 'newest' ? null : sort,
  ...rest,
})
