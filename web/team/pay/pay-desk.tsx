import type { HeldPay } from '#shared/contract/pay/desk-pay.ts'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Kicker } from '#web/ui/layout/article.tsx'
import { DeskShell } from '../desk/desk-shell.tsx'
import { guidelineKeys } from '../desk/guidelines.tsx'
import { Key } from '../desk/keys-dialog.tsx'
import { RejectForm } from '../desk/reject-form.tsx'
import { Comment } from './comment.tsx'
import { Earned } from './earned.tsx'
import { usePay, type PayDesk as Desk } from './use-pay.ts'
import './pay.css'

/** Amounts given without a review that are unusual, or beside marked words: accept or reject them. */
export function PayDesk() {
  const { pay: words } = useWords('team')
  const desk = usePay()
  return (
    <DeskShell
      desk={desk}
      order={words.order}
      rowOf={({ company, flags }) => ({
        title: company ?? words.none,
        sub: flags.map(flag => words.flags[flag]).join(', '),
      })}
      keys={{
        ...guidelineKeys(guideline => desk.refuse({ guideline })),
        a: () => void desk.accept(),
        t: () => void desk.reject(),
        n: () => document.getElementById('desk-note')?.focus(),
        l: desk.skip,
      }}
    >
      {held => (
        <>
          <Held held={held} />
          <Decision desk={desk} held={held} />
          <DecisionBar desk={desk} />
        </>
      )}
    </DeskShell>
  )
}

function Held({ held }: { held: HeldPay }) {
  const { pay: words } = useWords('team')
  return (
    <section className="work held-pay" aria-labelledby="work-h">
      <Kicker>
        <b>{words.kicker}</b>
      </Kicker>
      <h1 id="work-h" tabIndex={-1}>
        {held.company ? words.title(held.company.name) : words.none}
      </h1>
      {held.earned ? <Earned earned={held.earned} /> : <p className="find">{words.closed}</p>}
      <Comment held={held} />
    </section>
  )
}

function Decision({ desk, held }: { desk: Desk; held: HeldPay }) {
  const { pay: words, logged } = useWords('team')
  return (
    <aside className="decide" aria-labelledby="decide-h">
      <h2 id="decide-h">{words.decision}</h2>
      {held.flags.map(flag => (
        <p key={flag} className="held-why">
          {words.why[flag]}
        </p>
      ))}
      <RejectForm desk={desk} />
      <p className="note">{logged}</p>
    </aside>
  )
}

function DecisionBar({ desk }: { desk: Desk }) {
  const { pay: words, reject, rejectBy } = useWords('team')
  const { busy, own } = desk
  return (
    <div className="decide-bar" role="group" aria-labelledby="decide-h">
      <Button grow busy={busy} aria-keyshortcuts="a" onClick={() => void desk.accept()}>
        {words.accept} <Key>A</Key>
      </Button>
      <Button kind="warn" grow busy={busy} aria-keyshortcuts="t" onClick={() => void desk.reject()}>
        {own.guideline ? rejectBy(own.guideline) : reject} <Key>T</Key>
      </Button>
    </div>
  )
}
