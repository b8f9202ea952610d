import { useWords } from '#web/platform/locale.ts'
import { cx } from '#web/ui/cx.ts'
import { Key } from '../desk/keys-dialog.tsx'
import type { Fate, Mark } from './marks.ts'
import { openMarks } from './marks.ts'
import type { Marks } from './use-marks.ts'

type Props = { marks: Marks; locale: string }

/** Findings of the screening, to be masked or kept, and the moderator's own masks. */
export function MarksList({ marks, locale }: Props) {
  const { marks: words } = useWords('team')
  const own = marks.marks.filter(({ kind }) => kind === 'hand')
  const found = marks.marks.filter(({ kind }) => kind !== 'hand')
  const open = openMarks(found).length
  return (
    <>
      {found.length > 0 && (
        <section className="marks" aria-labelledby="marks-h">
          <h3 id="marks-h">{words.title}</h3>
          <p className="note" role="status">
            {open > 0 ? words.open(open) : words.allDecided}
          </p>
          <Rows list={found} marks={marks} locale={locale} />
        </section>
      )}
      {own.length > 0 && (
        <section className="marks" aria-labelledby="own-marks-h">
          <h3 id="own-marks-h">{words.own}</h3>
          <Rows list={own} marks={marks} locale={locale} />
        </section>
      )}
    </>
  )
}

function Rows({ list, marks: { chosen, texts, decide }, locale }: Props & { list: readonly Mark[] }) {
  const { marks: words } = useWords('team')
  return (
    <ol>
      {list.map(mark => (
        <li key={mark.key} className={cx(mark.key === chosen?.key && 'marks-on')}>
          <b className="marks-n">{mark.number}</b>
          <span className="marks-t">
            <b lang={locale}>{wordsOf(texts, mark)}</b>{' '}
            {mark.kind !== 'hand' && <span className="marks-k">{words.kinds[mark.kind]}</span>}
          </span>
          <Fates mark={mark} chosen={mark.key === chosen?.key} onDecide={fate => decide(mark, fate)} />
        </li>
      ))}
    </ol>
  )
}

const wordsOf = (texts: Marks['texts'], { field, start, end }: Mark): string =>
  (texts.find(one => one.field === field)?.text ?? '').slice(start, end)

type FatesProps = { mark: Mark; chosen: boolean; onDecide: (fate: Fate) => void }

/** The selected mark shows the shortcut keys. */
function Fates({ mark, chosen, onDecide }: FatesProps) {
  const { marks: words } = useWords('team')
  if (mark.kind === 'hand')
    return (
      <span className="marks-f">
        <button type="button" onClick={() => onDecide('keep')}>
          {words.takeBack}
          <span className="vh"> {words.which(mark.number)}</span>
        </button>
      </span>
    )
  return (
    <span className="marks-f">
      {FATES.map(([fate, key]) => (
        <button
          key={fate}
          type="button"
          aria-pressed={mark.fate === fate}
          aria-keyshortcuts={chosen ? key : undefined}
          onClick={() => onDecide(fate)}
        >
          {words[fate]}
          <span className="vh"> {words.which(mark.number)}</span> {chosen && <Key>{key.toUpperCase()}</Key>}
        </button>
      ))}
    </span>
  )
}

const FATES = [
  ['mask', 'm'],
  ['keep', 'b'],
] as const
