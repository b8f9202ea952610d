import type { CompanyHeader } from '#shared/contract/companies/companies.ts'
import type { Sent } from '#shared/contract/contract.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords, useFormats } from '#web/platform/locale.ts'
import { ArrowLink, ButtonLink } from '#web/ui/controls/button.tsx'
import { Listing } from '#web/ui/layout/listing.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { choiceQuery, type Choice } from './choice.ts'
import { QuestionEntry } from './question-entry.tsx'
import { QUESTION_SORTS } from '#shared/contract/keys.ts'
import { SearchForm } from '#web/ui/controls/search-form.tsx'
import { SortMenu } from '#web/ui/controls/sort-menu.tsx'
import './questions.css'
import '#web/ui/layout/list.css'

type Props = {
  company: Pick<CompanyHeader, 'name' | 'slug'>
  list: Sent<'companyQuestions'>
  choice: Choice
}

/** The tab "Pertanyaan": the questions about a company with their answers. */
export function CompanyQuestions({ company, list, choice }: Props) {
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
