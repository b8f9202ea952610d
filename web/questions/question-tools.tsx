import { QUESTION_SORTS } from '#shared/contract/keys.ts'
import type { Sent } from '#shared/contract/contract.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { SearchForm } from '#web/ui/controls/search-form.tsx'
import { SortMenu } from '#web/ui/controls/sort-menu.tsx'
import { choiceQuery, type Choice } from './choice.ts'
import '#web/ui/layout/list.css'

type Props = { slug: string; choice: Choice }

/** Looks for words in a company's questions: a form that works before JavaScript. */
export function QuestionSearch({ slug: id, choice: { q, sort } }: Props) {
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

/** Above the list: how many, in which order. */
export function QuestionSorts({
  slug: id,
  choice,
  list: { page, answered },
}: Props & { list: Sent<'companyQuestions'> }) {
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
