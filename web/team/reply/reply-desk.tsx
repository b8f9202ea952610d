import type { HeldReply } from '#shared/contract/reviews/desk-reply.ts'
import { useWords } from '#web/platform/locale.ts'
import { ReviewEntry } from '#web/reviews/review-entry.tsx'
import { Kicker } from '#web/ui/layout/article.tsx'
import { DeskShell } from '../desk/desk-shell.tsx'
import { HeldWords } from '../desk/held-words.tsx'
import { RejectBar, RejectForm, rejectKeys } from '../desk/reject-form.tsx'
import { useRejecting } from '../desk/use-rejecting.ts'
import '../report/report.css'

type Desk = ReturnType<typeof useRejecting<'reply'>>

/** Companies' replies that screening held, each above the review that it answers: publish or reject them. */
export function ReplyDesk() {
  const { reply: words } = useWords('team')
  const { reply } = useWords('reviews')
  const desk = useRejecting('reply', 'show', { ...words, accepted: words.shown })
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
      keys={rejectKeys(desk)}
    >
      {held => (
        <>
          <Held held={held} />
          <Decision desk={desk} held={held} />
          <RejectBar desk={desk} accept={words.show} />
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
  const { reply: words } = useWords('team')
  const hunts = held.findings.some(({ kind }) => kind === 'hunting')
  return (
    <aside className="decide" aria-labelledby="decide-h">
      <h2 id="decide-h">{words.decision}</h2>
      <p>{hunts ? words.why : words.whyMarked}</p>
      <RejectForm desk={desk} note={words} />
      <p className="note">{words.logged}</p>
    </aside>
  )
}
