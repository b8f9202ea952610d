import type { HeldPay } from '#shared/contract/pay/desk-pay.ts'
import { useWords } from '#web/platform/locale.ts'
import { Kicker } from '#web/ui/layout/article.tsx'
import { DeskShell } from '../desk/desk-shell.tsx'
import { RejectBar, RejectForm, rejectKeys } from '../desk/reject-form.tsx'
import { Comment } from './comment.tsx'
import { Earned } from './earned.tsx'
import { useRejecting } from '../desk/use-rejecting.ts'
import './pay.css'

type Desk = ReturnType<typeof useRejecting<'pay'>>

/** Amounts given without a review that are unusual, or beside marked words: accept or reject them. */
export function PayDesk() {
  const { pay: words } = useWords('team')
  const desk = useRejecting('pay', 'accept', words)
  return (
    <DeskShell
      desk={desk}
      order={words.order}
      rowOf={({ company, flags }) => ({
        title: company ?? words.none,
        sub: flags.map(flag => words.flags[flag]).join(', '),
      })}
      keys={rejectKeys(desk)}
    >
      {held => (
        <>
          <Held held={held} />
          <Decision desk={desk} held={held} />
          <RejectBar desk={desk} accept={words.accept} />
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
  const { pay: words } = useWords('team')
  return (
    <aside className="decide" aria-labelledby="decide-h">
      <h2 id="decide-h">{words.decision}</h2>
      {held.flags.map(flag => (
        <p key={flag} className="held-why">
          {words.why[flag]}
        </p>
      ))}
      <RejectForm desk={desk} />
      <p className="note">{words.logged}</p>
    </aside>
  )
}
