import type { HeldReply } from '#shared/contract/answering/desk-reply.ts'
import { useWords } from '#web/platform/locale.ts'
import { ReviewEntry } from '#web/reviews/review-entry.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Kicker } from '#web/ui/layout/article.tsx'
import { DeskShell } from '../desk/desk-shell.tsx'
import { guidelineKeys } from '../desk/guidelines.tsx'
import { HeldWords } from '../desk/held-words.tsx'
import { Key } from '../desk/keys-dialog.tsx'
import { RejectForm } from '../desk/reject-form.tsx'
import { useReply, type ReplyDesk as Desk } from './use-reply.ts'
import '../report/report.css'

/** Companies' replies that screening held, each above the review that it answers: publish or reject them. */
export function ReplyDesk() {
  const { reply: words } = useWords('team')
  const { reply } = useWords('reviews')
  const desk = useReply()
  return (
    <DeskShell
      desk={desk}
      order={words.order}
      rowOf={({ company, role, words: text, locale, hunts }) => ({
        title: company,
        quote: { text, locale },
        sub: reply.roles[role],
        flags: hunts ? [words.hunts] : [],
      })}
      keys={{
        ...guidelineKeys(guideline => desk.refuse({ guideline })),
        a: () => void desk.show(),
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

function Held({ held }: { held: HeldReply }) {
  const { reply: words } = useWords('team')
  const { reply } = useWords('reviews')
  return (
    <section className="work reported" aria-labelledby="work-h">
      <Kicker>
        <b>{words.kicker}</b>
        <span>{reply.roles[held.role]}</span>
      </Kicker>
      <h1 id="work-h" tabIndex={-1}>
        {words.title(held.company)}
      </h1>
      <HeldWords text={held.words} findings={held.findings} locale={held.locale} />
      <h2 className="vh">{words.answers}</h2>
      <ReviewEntry review={held.review} still />
    </section>
  )
}

function Decision({ desk, held }: { desk: Desk; held: HeldReply }) {
  const { reply: words, logged } = useWords('team')
  const hunts = held.findings.some(({ kind }) => kind === 'hunting')
  return (
    <aside className="decide" aria-labelledby="decide-h">
      <h2 id="decide-h">{words.decision}</h2>
      <p>{hunts ? words.why : words.whyMarked}</p>
      <RejectForm desk={desk} note={words} />
      <p className="note">{logged}</p>
    </aside>
  )
}

function DecisionBar({ desk }: { desk: Desk }) {
  const { reply: words, reject, rejectBy } = useWords('team')
  const { busy, own } = desk
  return (
    <div className="decide-bar" role="group" aria-labelledby="decide-h">
      <Button grow busy={busy} aria-keyshortcuts="a" onClick={() => void desk.show()}>
        {words.show} <Key>A</Key>
      </Button>
      <Button kind="warn" grow busy={busy} aria-keyshortcuts="t" onClick={() => void desk.reject()}>
        {own.guideline ? rejectBy(own.guideline) : reject} <Key>T</Key>
      </Button>
    </div>
  )
}
