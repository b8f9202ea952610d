import type { Output } from '#shared/contract/contract.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { useWords } from '#web/platform/locale.ts'
import { Section } from '#web/ui/layout/section.tsx'
import '#web/library/developers.css'

export const page = definePage<Output<'notices'>>({
  load: ({ call }) => call('notices', {}),
  head: ({ locale }) => {
    const { title, description } = words(locale, 'developers').notices
    return { title, description }
  },
  View: ({ data }) => <NoticesPage {...data} />,
})

type Notices = Output<'notices'>

/** Third-party software and data with their licences. */
function NoticesPage({ data, packages }: Notices) {
  const { notices: words } = useWords('developers')
  return (
    <div className="wrap developers library">
      <header>
        <h1>{words.title}</h1>
        <p className="lead-text">{words.lead}</p>
      </header>
      <Section title={words.data}>
        <Rows head={[words.what, words.whose, words.licence]} rows={data} />
      </Section>
      <Section title={words.packages}>
        <Rows head={[words.what, words.version, words.licence]} rows={packages} />
      </Section>
    </div>
  )
}

const Rows = ({ head, rows }: { head: string[]; rows: Notices['data'] }) => (
  <table className="notices">
    <thead>
      <tr>
        {head.map(name => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ what, of, licence }) => (
        <tr key={`${what} ${of}`}>
          <td>{what}</td>
          <td>{of}</td>
          <td>{licence}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
