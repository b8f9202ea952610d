import type { ReviewChoices, ReviewList } from '#shared/contract/reviews/reviews.ts'
import { REVIEWER_KINDS, REVIEW_SORTS } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import { useLoginLink } from '#web/accounts/login.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { SearchForm } from '#web/ui/controls/search-form.tsx'
import { SortMenu } from '#web/ui/controls/sort-menu.tsx'
import { useTotal } from '#web/ui/layout/pager.tsx'
import { useSeeAllPrompt } from './locked/prompts.tsx'
import { choiceQuery, isFiltered, type Choice } from './choice.ts'
import { ReviewFilters } from './review-filters.tsx'

type Props = { slug: string; list: ReviewList; choices: ReviewChoices; choice: Choice }
type To = (changed: Partial<Choice>) => string

/** So few fit on a screen: nothing to filter. */
const FEW = 3

const useTo = ({ slug, choice }: Pick<Props, 'slug' | 'choice'>): To => {
  const locale = useLocale()
  return changed =>
    href(locale, 'companyReviews', { id: slug }, choiceQuery({ ...choice, cursor: null, ...changed }))
}

/** Whose reviews, which, with which words: links and a form that work before JavaScript. */
export function ReviewTools({ slug, list, choices, choice }: Props) {
  const to = useTo({ slug, choice })
  return (
    <>
      <Kinds list={list} choice={choice} to={to} />
      {(list.tabs.all > FEW || isFiltered(choice)) && (
        <ReviewFilters choices={choices} choice={choice} to={to} />
      )}
      {(list.tabs.all > FEW || choice.q !== null) && <WordSearch slug={slug} choice={choice} />}
    </>
  )
}

function WordSearch({ slug, choice: { q, cursor: _first, ...kept } }: Pick<Props, 'slug' | 'choice'>) {
  const locale = useLocale()
  const { search: words } = useWords('reviews')
  return (
    <SearchForm
      kind="bar"
      action={href(locale, 'companyReviews', { id: slug })}
      label={words.label}
      placeholder={words.example}
      submit={words.submit}
      defaultValue={q ?? ''}
    >
      {Object.entries(choiceQuery({ ...kept, q: null, cursor: null })).map(
        ([name, value]) =>
          value !== null && <input key={name} type="hidden" name={name} value={String(value)} />,
      )}
    </SearchForm>
  )
}

/** Above the list: how many, in which order. */
export function ReviewSorts({ slug, list, choice }: Omit<Props, 'choices'>) {
  const words = useWords('reviews')
  const to = useTo({ slug, choice })
  return (
    <>
      <div className="sortline">
        <Count list={list} choice={choice} />
        <SortMenu
          label={words.list.sort}
          sorts={REVIEW_SORTS}
          names={words.sorts}
          chosen={choice.sort}
          to={sort => to({ sort })}
          name="review-filter"
        />
      </div>
      {choice.q !== null && <p className="note">{words.list.bothLanguages}</p>}
      {choice.sort !== 'newest' && list.locked > 0 && <p className="note">{words.list.orderOpen}</p>}
    </>
  )
}

function Kinds({ list: { tabs }, choice, to }: Pick<Props, 'list' | 'choice'> & { to: To }) {
  const format = useFormats()
  const { types } = useWords('reviews')
  // What is counted is all reviews: beside another filter a kind leaves fewer.
  const { type } = choice
  const isNarrowed = choice.q !== null || isFiltered({ ...choice, type: null })
  const counted = (count: number) => (isNarrowed ? undefined : format.count(count))
  return (
    <Chips label={types.label}>
      <Chip href={to({ type: null })} chosen={type === null} count={counted(tabs.all)}>
        {types.all}
      </Chip>
      {REVIEWER_KINDS.filter(kind => tabs[kind] > 0 || type === kind).map(kind => (
        <Chip key={kind} href={to({ type: kind })} chosen={type === kind} count={counted(tabs[kind])}>
          {types[kind]}
        </Chip>
      ))}
    </Chips>
  )
}

function Count({ list: { page, locked, reviews }, choice }: Pick<Props, 'list' | 'choice'>) {
  const { count } = useFormats()
  const {
    list: words,
    locked: { seeAll: seeAllWord },
  } = useWords('reviews')
  const login = useLoginLink()
  const seeAll = useSeeAllPrompt()
  const all = useTotal(page.total, words)
  const open = reviews.filter(review => review.stub === null).length
  const said = isFiltered(choice)
    ? words.openOf(count(open))
    : open === 1
      ? words.openOne
      : words.open(count(open))
  const found = choice.q === null ? undefined : locked > 0 ? words.holdsOpen(choice.q) : words.holds(choice.q)
  return (
    <p role="status">
      <b>{all}</b>
      {found ?? (locked > 0 && open > 0 && said)}
      {locked > 0 && (
        <>
          {' '}
          <a href={login.href} onClick={seeAll.show}>
            {seeAllWord}
          </a>
        </>
      )}
    </p>
  )
}
