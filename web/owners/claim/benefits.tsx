import { useWords } from '#web/platform/locale.ts'
import { Icon, type IconName } from '#web/ui/layout/icon.tsx'
import './claim.css'

/** What a claim allows a company to do, and what it never allows. */
export function Benefits() {
  const words = useWords('claims')
  return (
    <aside className="claim-benefits">
      <h2>{words.benefits}</h2>
      <Marked icon="check" list={words.can} />
      <h2>{words.never}</h2>
      <Marked icon="x" list={words.cannot} />
      <p className="note">{words.price}</p>
    </aside>
  )
}

const Marked = ({ icon, list }: { icon: IconName; list: readonly string[] }) => (
  <ul>
    {list.map(line => (
      <li key={line}>
        <Icon name={icon} size="small" />
        {line}
      </li>
    ))}
  </ul>
)
