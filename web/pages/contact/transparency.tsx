import type { Output } from '#shared/contract/contract.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { LEAST_COUNTED } from '#shared/contract/contact/keys.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import '#web/contact/contact.css'

/** Statistics of the requests to the operator and their outcomes. */
export const page = definePage<Output<'transparency'>>({
  load: ({ call }) => call('transparency', {}),
  head: ({ locale }) => words(locale, 'contact').figures,
  View: ({ data }) => <Figures halves={data.halves} />,
})

type Halves = Output<'transparency'>['halves']

/** Statistics of the requests to the operator and their outcomes. */
function Figures({ halves }: { halves: Halves }) {
  const locale = useLocale()
  const { figures: words } = useWords('contact')
  return (
    <div className="wrap wrap-form inquiry">
      <h1>{words.title}</h1>
      <p className="lead-text">{words.lead}</p>
      {halves.length === 0 && (
        <Empty>
          <p>{words.none}</p>
        </Empty>
      )}
      {halves.map(half => (
        <Half key={half.from} half={half} />
      ))}
      <p>{words.authors}</p>
      <ArrowLink href={href(locale, 'reportContent')}>{words.report}</ArrowLink>
    </div>
  )
}

function Half({ half: { from, to, figures } }: { half: Halves[number] }) {
  const { figures: words, topics, classes, outcomes } = useWords('contact')
  const { day, count } = useFormats()
  return (
    <section>
      <h2 id={from}>{words.half(day(from), day(to))}</h2>
      <table className="figures-table" aria-labelledby={from}>
        <thead>
          <tr>
            {words.columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map(one => (
            <tr key={`${one.topic} ${one.class} ${one.outcome}`}>
              <td>
                {topics[one.topic]}
                {one.class !== 'message' && <span className="note">{classes[one.class]}</span>}
              </td>
              <td>{outcomes[one.outcome]}</td>
              <td>{one.count === null ? words.fewer(LEAST_COUNTED) : count(one.count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
