import { useWords } from '#web/platform/locale.ts'
import { Icon } from '#web/ui/layout/icon.tsx'

/** An answer that helps, and one that does not. */
export function Examples() {
  const { helps: words } = useWords('answering')
  return (
    <details className="helps-more">
      <summary>{words.examples}</summary>
      <dl className="helps-ex">
        <div>
          <dt>
            <Icon name="check" size="small" />
            {words.good}
          </dt>
          <dd>{words.goodOne}</dd>
        </div>
        <div className="helps-warn">
          <dt>
            <Icon name="x" size="small" />
            {words.bad}
          </dt>
          <dd>{words.badOne}</dd>
        </div>
      </dl>
    </details>
  )
}
