import type { ReviewChoices, ReviewList } from '#shared/contract/reviews/reviews.ts'
import { REVIEWER_KINDS, REVIEW_SORTS, type Department } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import { useLoginLink } from '#web/accounts/login.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Chip, Chips, RemovableChip } from '#web/ui/controls/chip.tsx'
import { SearchForm } from '#web/ui/controls/search-form.tsx'
import { SortMenu } from '#web/ui/controls/sort-menu.tsx'
import { useTotal } from '#web/ui/layout/pager.tsx'
import { useSeeAllPrompt } from './locked/prompts.tsx'
import { choiceQuery, isFiltered, type Choice, filtersOf, NO_FILTERS } from './choice.ts'
import type { AllWords } from '#web/platform/words.ts'
import { Bulir } from '#web/ui/charts/score.tsx'
import { ChoiceMenu, type Choice as Item } from '#web/ui/controls/choice-menu.tsx'

type Props = { slug: string; list: ReviewList; choices: ReviewChoices; choice: Choice }
type To = (changed: Partial<Choice>) => string

/** A list of this length fits on a screen and needs no filters. */
const FEW = 3

const useTo = ({ slug, choice }: Pick<Props, 'slug' | 'choice'>): To => {
  const locale = useLocale()
  return changed =>
    href(locale, 'companyReviews', { id: slug }, choiceQuery({ ...choice, cursor: null, ...changed }))
}

/** Filters and search of the reviews: links and a form that work before JavaScript. */
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

function WordSearch({ slug, choice: { q, cursor: _first, ...filters } }: Pick<Props, 'slug' | 'choice'>) {
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
      {Object.entries(choiceQuery({ ...filters, q: null, cursor: null })).map(
        ([name, value]) =>
          value !== null && <input key={name} type="hidden" name={name} value={String(value)} />,
      )}
    </SearchForm>
  )
}

/** Line above the list: number of reviews and sort order. */
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
  // The counts are those of all reviews; they are hidden while another filter is active.
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
  const openCount = isFiltered(choice)
    ? words.openOf(count(open))
    : open === 1
      ? words.openOne
      : words.open(count(open))
  const found = choice.q === null ? undefined : locked > 0 ? words.holdsOpen(choice.q) : words.holds(choice.q)
  return (
    <p role="status">
      <b>{all}</b>
      {found ?? (locked > 0 && open > 0 && openCount)}
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

type Menu = 'city' | 'department' | 'job_role' | 'score' | 'recommend'
type ReviewFiltersProps = { choices: ReviewChoices; choice: Choice; to: (changed: Partial<Choice>) => string }

const MENUS: readonly Menu[] = ['city', 'department', 'job_role', 'score', 'recommend']

/** Filters by place, job and rating: menus of links, and the chosen values as chips that remove them. */
function ReviewFilters({ choices: given, choice, to }: ReviewFiltersProps) {
  const format = useFormats()
  const words = useWords('reviews')
  const { city } = useWords('companies')
  const { filters } = words
  const choices = { ...given, cities: given.cities.map(one => ({ ...one, name: city(one.name) })) }
  const found = (list: ReviewChoices['cities']): Item<string>[] =>
    list.map(({ id, name, count }) => ({ value: id, label: `${name} (${format.count(count)})` }))
  const items: Record<Menu, Item<string>[]> = {
    city: found(choices.cities),
    department: choices.departments.map(value => ({ value, label: words.departments[value] })),
    job_role: found(choices.job_roles),
    score: ['5', '4', '3', '2', '1'].map(value => ({ value, label: <Stars of={value} /> })),
    recommend: [
      { value: '1', label: words.recommended },
      { value: '0', label: words.notRecommended },
    ],
  }
  return (
    <>
      <Chips label={filters.label}>
        {MENUS.filter(name => items[name].length > 0).map(name => (
          <ChoiceMenu
            key={name}
            name="review-filter"
            label={filters[name]}
            any={filters.any}
            chosen={choice[name]}
            choices={items[name]}
            to={value => to({ [name]: value })}
          />
        ))}
      </Chips>
      <Chosen choices={choices} choice={choice} to={to} />
    </>
  )
}

const Stars = ({ of }: { of: string }) => (
  <span className="filter-stars">
    <Bulir score={Number(of)} />
    {of} {useWords('companies').score.outOf}
  </span>
)

function Chosen({ choices, choice, to }: ReviewFiltersProps) {
  const words = useWords('reviews')
  const { filters } = words
  const chosen = MENUS.filter(name => choice[name] !== null)
  if (chosen.length === 0 && choice.q === null) return null
  const several = Object.keys(filtersOf(choice)).length + (choice.q === null ? 0 : 1) > 1
  return (
    <Chips label={filters.chosen}>
      {chosen.map(name => (
        <RemovableChip key={name} href={to({ [name]: null })} remove={filters.remove}>
          {labelOf(name, choice[name] as string, choices, words)}
        </RemovableChip>
      ))}
      {choice.q !== null && (
        <RemovableChip href={to({ q: null })} remove={filters.remove}>
          {words.quote(choice.q)}
        </RemovableChip>
      )}
      {several && <Chip href={to({ ...NO_FILTERS, q: null })}>{filters.clear}</Chip>}
    </Chips>
  )
}

/** Label of a filter value; for a value that is not offered any more, the name of the filter. */
function labelOf(
  name: Menu,
  value: string,
  { cities, job_roles }: ReviewChoices,
  words: AllWords['reviews'],
): string {
  if (name === 'score') return `${words.filters.score} ${value}`
  if (name === 'recommend') return value === '1' ? words.recommended : words.notRecommended
  if (name === 'department') return words.departments[value as Department]
  const list = name === 'city' ? cities : job_roles
  return list.find(({ id }) => id === value)?.name ?? words.filters[name]
}
