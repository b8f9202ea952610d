import type { MouseEvent, Ref } from 'react'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { Kicker } from '#web/ui/layout/article.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { useScope } from '../scope.ts'
import { wageName } from '../company/wage-name.ts'
import { WageSource } from '../wage-source.tsx'
import { queryOf, type Asked } from '../page/query.ts'
import type { Compared } from './compared.ts'
import { headline } from './headline.ts'
import { WhereYouAre } from './where-you-are.tsx'
import { useCompareWords } from './words.ts'

type Props = {
  compared: Compared
  /** What was asked for, in words and in the address. */
  what: string
  asked: Asked
  heading: Ref<HTMLHeadingElement>
  changePlace: (event: MouseEvent, name: string) => void
  /** Id of the form's heading. */
  form: string
}

/** The answer: a sentence, your line in the range, and the minimum wage where it is missed. */
export function OutcomeSection({ compared, what, asked, heading, changePlace, form }: Props) {
  const { comparing: words } = useCompareWords()
  const scope = useScope()
  const { figures, outcome } = compared
  const { beside, wider } = figures
  const shown = beside ? scope(beside.of) : what
  return (
    <>
      <Kicker>
        <b>{shown.charAt(0).toUpperCase() + shown.slice(1)}</b>
        <a href={`#${form}`}>{words.change}</a>
      </Kicker>
      <h1 ref={heading} tabIndex={-1}>
        {headline(compared, words)}
      </h1>
      {beside && wider && <p className="note">{words.wider(what, scope(beside.of))}</p>}
      {figures.without.includes('job_type') && <p className="note">{words.allTypes}</p>}
      {figures.without.includes('years') && <p className="note">{words.allYears}</p>}
      {beside && outcome ? (
        <WhereYouAre compared={compared} outcome={outcome} beside={beside} />
      ) : (
        <p className="find">{words.unknown(what)}</p>
      )}
      <UnderWage compared={compared} />
      <Namesakes {...{ figures, asked, changePlace }} />
    </>
  )
}

type NamesakesProps = Pick<Compared, 'figures'> & Pick<Props, 'asked' | 'changePlace'>

/** What else the place's name could mean; scripts take the pay along. */
function Namesakes({ figures: { city, namesakes }, asked, changePlace }: NamesakesProps) {
  const locale = useLocale()
  const { comparing, companies } = useCompareWords()
  if (!city || namesakes.length === 0) return null
  const question = comparing.namesakes(companies.city(city.name))
  return (
    <div className="payelse">
      <p className="note">{question}</p>
      <Chips label={question}>
        {namesakes.map(({ id, name }) => (
          <Chip
            key={id}
            href={href(locale, 'comparePay', {}, queryOf({ ...asked, city: id }))}
            onClick={event => changePlace(event, companies.city(name))}
          >
            {companies.city(name)}
          </Chip>
        ))}
      </Chips>
    </div>
  )
}

function UnderWage({ compared: { figures, short } }: Pick<Props, 'compared'>) {
  const { rupiah } = useFormats()
  const { comparing, payroll } = useCompareWords()
  const companies = useWords('companies')
  const wage = figures.minimum_wage
  if (short === 0 || !wage) return null
  const { title, body, other } = comparing.short
  return (
    <Notice kind="warn">
      <p>
        <b>{title(rupiah(short), wageName(wage, payroll, companies))}</b>
      </p>
      <p>
        {body} {other}
      </p>
      <p>
        <WageSource wage={wage} />
      </p>
    </Notice>
  )
}
