import type { ReviewChoices, ReviewList } from '#shared/contract/reviews.ts'
import { REVIEWER_KINDS, REVIEW_SORTS } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Chip, Chips } from '#web/ui/chip.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { choiceQuery, isFiltered, type Choice } from './choice.ts'
import { ReviewFilters } from './review-filters.tsx'

type Props = { slug: string; list: ReviewList; choices: ReviewChoices; choice: Choice }

/** So few fit on a screen: nothing to filter. */
const FEW = 3

/** Whose reviews, which, how many, in which order: links that work before JavaScript. */
export function ReviewTools({ slug, list, choices, choice }: Props) {
  const locale = useLocale()
  const words = useWords('reviews')
  const to = (changed: Partial<Choice>) =>
    href(locale, 'companyReviews', { id: slug }, choiceQuery({ ...choice, cursor: null, ...changed }))
  return (
    <>
      <Kinds list={list} choice={choice} to={to} />
      {(list.tabs.all > FEW || isFiltered(choice)) && (
        <ReviewFilters choices={choices} choice={choice} to={to} />
      )}
      <div className="sortline">
        <Count list={list} choice={choice} />
        <Menu
          look="tool"
          icon="arrow-up-down"
          end
          name="review-filter"
          label={<SortLabel sort={choice.sort} />}
        >
          {REVIEW_SORTS.map(sort => (
            <MenuItem key={sort} href={to({ sort })} chosen={sort === choice.sort}>
              {words.sorts[sort]}
            </MenuItem>
          ))}
        </Menu>
      </div>
      {choice.sort !== 'newest' && list.locked > 0 && <p className="note">{words.list.orderOpen}</p>}
    </>
  )
}

function Kinds({
  list: { tabs },
  choice,
  to,
}: Pick<Props, 'list' | 'choice'> & { to: (changed: Partial<Choice>) => string }) {
  const format = useFormats()
  const { types } = useWords('reviews')
  // What is counted is all reviews: beside another filter a kind leaves fewer.
  const { type } = choice
  const isNarrowed = isFiltered({ ...choice, type: null })
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

function SortLabel({ sort }: Pick<Choice, 'sort'>) {
  const words = useWords('reviews')
  return (
    <>
      <span className="vh">{words.list.sort}: </span>
      {words.sorts[sort]}
    </>
  )
}

const CAP = 1000

function Count({ list: { total, locked, reviews }, choice }: Pick<Props, 'list' | 'choice'>) {
  const format = useFormats()
  const { list: words } = useWords('reviews')
  const all = total > CAP ? words.more(format.count(CAP)) : words.count(format.count(total))
  const open = reviews.filter(review => review.stub === null).length
  const said = isFiltered(choice)
    ? words.openOf(format.count(open))
    : open === 1
      ? words.openOne
      : words.open(format.count(open))
  return (
    <p role="status">
      <b>{all}</b>
      {locked > 0 && open > 0 && said}
    </p>
  )
}
