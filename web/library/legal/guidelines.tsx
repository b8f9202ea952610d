import { useWords } from '#web/platform/locale.ts'
import { Icon } from '#web/ui/layout/icon.tsx'
import './guidelines.css'

/** The numbered guidelines; decisions about reviews link to their numbers. */
export function Guidelines() {
  const { guidelines } = useWords('legal')
  return (
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
  )
}

type ExampleProps = { icon: 'x' | 'check'; label: string; text: string; bad?: boolean }

const Example = ({ icon, label, text, bad }: ExampleProps) => (
  <div className={bad ? 'guidelines-eg guidelines-eg-bad' : 'guidelines-eg'}>
    <dt>
      <Icon name={icon} size="small" />
      {label}
    </dt>
    <dd>“{text}”</dd>
  </div>
)
