import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { ArrowLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Section } from '#web/ui/section.tsx'
import '#web/frame/legal.css'

export const page = definePage({
  head: ({ locale }) => words(locale, 'legal').guidelines,
  View: Guidelines,
})

/** The numbered guidelines; each number is an address: decisions about reviews link to it. */
function Guidelines() {
  const locale = useLocale()
  const { guidelines } = useWords('legal')
  return (
    <div className="wrap legal">
      <header>
        <h1>{guidelines.title}</h1>
        <p className="lead-text">{guidelines.lead}</p>
      </header>
      <ol className="guidelines">
        {guidelines.items.map((item, i) => (
          <li key={item.title} id={`g${i + 1}`}>
            <h2>{item.title}</h2>
            <p>{item.body}</p>
            <dl>
              <Example icon="x" label={guidelines.badLabel} text={item.bad} bad />
              <Example icon="check" label={guidelines.goodLabel} text={item.good} />
            </dl>
          </li>
        ))}
      </ol>
      <Section title={guidelines.afterTitle}>
        <p className="find">{guidelines.after}</p>
        <ArrowLink href={href(locale, 'myReview')}>{guidelines.afterLink}</ArrowLink>
      </Section>
    </div>
  )
}

type ExampleProps = { icon: 'x' | 'check'; label: string; text: string; bad?: boolean }

const Example = ({ icon, label, text, bad }: ExampleProps) => (
  <div className={bad ? 'example example-bad' : 'example'}>
    <dt>
      <Icon name={icon} size="small" />
      {label}
    </dt>
    <dd>“{text}”</dd>
  </div>
)
