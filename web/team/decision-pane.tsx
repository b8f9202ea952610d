import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Key } from './keys-dialog.tsx'
import { RejectForm } from './reject-form.tsx'
import { mayOpen } from './rights.ts'
import { useStaffSession } from './session.ts'
import type { Desk } from './use-desk.ts'

/** Decide the marks, publish, skip, or reject with a numbered guideline and a note to the author. */
export function DecisionPane({ desk }: { desk: Desk }) {
  const words = useWords('team')
  const { busy, off, marks } = desk
  const unlisted = desk.review.state === 'here' && !desk.review.it.company.listed
  const marking = marks.picked !== undefined || (marks.chosen && !marks.chosen.fate)
  return (
    <aside className="decide" aria-labelledby="decide-h">
      <h2 id="decide-h">{words.decision}</h2>
      <div className="decide-b">
        <MarkButtons desk={desk} />
        <Burst desk={desk} />
        <WaitingCompany desk={desk} />
        <Button
          kind={marking || off || unlisted ? 'line' : 'filled'}
          busy={busy}
          full
          off={off !== undefined}
          reasonId={off === undefined ? undefined : 'publish-why'}
          aria-keyshortcuts="a"
          onClick={() => void desk.publish()}
        >
          {words.publish} <Key>A</Key>
        </Button>
        {off !== undefined && (
          <p className="note" id="publish-why">
            {off}
          </p>
        )}
        <Button kind="line" full aria-keyshortcuts="l" onClick={desk.skip}>
          {words.skip} <Key>L</Key>
        </Button>
        <PickButton marks={marks} />
      </div>
      <RejectForm desk={desk} />
      <p className="note">{words.logged}</p>
    </aside>
  )
}

/** For the words that are selected, else for the mark that is next. */
function MarkButtons({ desk: { marks, mask } }: { desk: Desk }) {
  const { marks: words } = useWords('team')
  const { chosen, picked, picking } = marks
  const number = chosen && !chosen.fate ? chosen.number : undefined
  const filled = picked || number !== undefined
  return (
    <>
      {filled && (
        // A press must not take the selection away.
        <Button full aria-keyshortcuts="m" onMouseDown={event => event.preventDefault()} onClick={mask}>
          {picked ? words.maskPicked : words.maskOne(number ?? 0)} <Key>M</Key>
        </Button>
      )}
      {number !== undefined && !picked && (
        <Button kind="line" full aria-keyshortcuts="b" onClick={() => marks.decide(chosen, 'keep')}>
          {words.keepOne(number)} <Key>B</Key>
        </Button>
      )}
      <p className="note" role="status">
        {picked && words.picked(wordsOf(marks))}
        {picking && ` ${words.pickingHint}`}
      </p>
    </>
  )
}

/** Begins and ends choosing words by keyboard; a mouse or finger selects without it. */
function PickButton({ marks: { picking, pick, stop } }: Pick<Desk, 'marks'>) {
  const { marks: words } = useWords('team')
  return (
    <Button
      kind="line"
      full
      aria-keyshortcuts="s"
      aria-pressed={picking !== undefined}
      onClick={picking ? stop : pick}
    >
      {picking ? words.stopPicking : words.pick} <Key>S</Key>
    </Button>
  )
}

function wordsOf({ texts, picked }: Desk['marks']): string {
  const text =
    texts.find(({ field }) => field === picked?.field)?.text.slice(picked?.start, picked?.end) ?? ''
  return text.length > 80 ? `${text.slice(0, 60)} … ${text.slice(-15)}` : text
}

/** A week with far more reviews than usual asks for one more yes. */
function Burst({ desk: { asksBurst, review, own, refuse } }: { desk: Desk }) {
  const { burst: words } = useWords('team')
  const { count, score } = useFormats()
  if (!asksBurst || review.state !== 'here') return null
  const { burst } = review.it
  return (
    <Notice kind="warn">
      <p>{burst ? words.told(count(burst.this_week), score(burst.usual)) : words.since}</p>
      <Checkbox
        checked={own.sure}
        aria-keyshortcuts="c"
        onChange={event => refuse({ sure: event.target.checked })}
      >
        {words.sure} <Key>C</Key>
      </Checkbox>
    </Notice>
  )
}

/** Said when the review comes to the desk, and again when publishing it was refused: an editor may be quicker. */
function WaitingCompany({ desk: { review, hindrance } }: { desk: Desk }) {
  const locale = useLocale()
  const { company: words } = useWords('team')
  const session = useStaffSession()
  if (review.state !== 'here') return null
  const { id, name, listed } = review.it.company
  const refused = hindrance === 'company'
  if (listed && !refused) return null
  return (
    <Notice kind="warn" role={refused ? 'alert' : undefined}>
      <p>{words.pending(name)}</p>
      {session && mayOpen(session.staff.role, 'teamCompanies') ? (
        <a href={href(locale, 'teamCompanies', {}, { id })}>{words.decide}</a>
      ) : (
        <p>{words.byEditor}</p>
      )}
    </Notice>
  )
}
