import type { ReviewList } from '#shared/contract/reviews.ts'
import { REVIEWER_KINDS, REVIEW_SORTS, type ReviewerKind, type ReviewSort } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Chip, Chips } from '#web/ui/chip.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

/** What a reader chose of a company's reviews, as the address has it. */
export type Choice = { sort: ReviewSort; type: ReviewerKind | null; cursor: string | null }
type Props = { slug: string; list: ReviewList; choice: Choice }

/** Address of a choice; what is usual is left out. */
export const choiceQuery = ({ sort, type, cursor }: Choice) => ({
  sort: sort === 'newest' ? null : sort,
  type,
  cursor,
})

/** Whose reviews, how many, in which order: links that work before JavaScript. */
export function ReviewTools({ slug, list, choice }: Props) {
  const locale = useLocale()
  const format = useFormats()
  const words = useWords('reviews')
  const to = (changed: Partial<Choice>) =>
    href(locale, 'companyReviews', { id: slug }, choiceQuery({ ...choice, cursor: null, ...changed }))
  return (
    <>
      <Chips label={words.types.label}>
        <Chip href={to({ type: null })} chosen={choice.type === null} count={format.count(list.tabs.all)}>
          {words.types.all}
        </Chip>
        {REVIEWER_KINDS.filter(kind => list.tabs[kind] > 0 || choice.type === kind).map(kind => (
          <Chip
            key={kind}
            href={to({ type: kind })}
            chosen={choice.type === kind}
            count={format.count(list.tabs[kind])}
          >
            {words.types[kind]}
          </Chip>
        ))}
      </Chips>
      <div className="sortline">
        <Count list={list} choice={choice} />
        <Menu look="tool" icon="arrow-up-down" end label={<SortLabel sort={choice.sort} />}>
          {REVIEW_SORTS.map(sort => (
            <MenuItem key={sort} href={to({ sort })} chosen={sort === choice.sort}>
              {words.sorts[sort]}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </>
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

function Count({ list: { total, locked, reviews }, choice }: Omit<Props, 'slug'>) {
  const format = useFormats()
  const { list: words } = useWords('reviews')
  const all = total > CAP ? words.more(format.count(CAP)) : words.count(format.count(total))
  const open = reviews.filter(review => review.stub === null).length
  const plain = choice.type === null && choice.sort === 'newest'
  return (
    <p role="status">
      <b>{all}</b>
      {locked > 0 && plain && open > 0 && (open === 1 ? words.openOne : words.open(format.count(open)))}
    </p>
  )
}
