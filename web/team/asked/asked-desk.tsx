import type { WaitingAsked } from '#shared/contract/questions/desk-asked.ts'
import { useWords } from '#web/platform/locale.ts'
import { Kicker } from '#web/ui/layout/article.tsx'
import { DeskShell } from '../desk/desk-shell.tsx'
import { HeldWords } from '../desk/held-words.tsx'
import { RejectBar, RejectForm, rejectKeys } from '../desk/reject-form.tsx'
import { useRejecting } from '../desk/use-rejecting.ts'
import '../report/report.css'

type AskedSubject = 'question' | 'answer'
type Desk = ReturnType<typeof useRejecting<AskedSubject>>

/** Questions, or answers, before readers see them: publish or reject them. */
export function AskedDesk({ subject }: { subject: AskedSubject }) {
  const team = useWords('team')
  const { asked: words } = team
  const { authors } = useWords('questions')
  const { shown, rejected } = team[subject]
  // Both have one contract.
  const desk = useRejecting(subject as 'question', 'show', {
    accepted: shown,
    rejected,
    changed: words.changed,
  })
  return (
    <DeskShell
      desk={desk}
      order={words.order}
      rowOf={({ company, author_type, words: text, locale, marked }) => ({
        title: company,
        quote: { text, locale },
        sub: authors[author_type],
        flags: marked ? [words.marked] : [],
      })}
      keys={rejectKeys(desk)}
    >
      {item => (
        <>
          <Item item={item} subject={subject} />
          <Decision desk={desk} />
          <RejectBar desk={desk} accept={words.show} />
        </>
      )}
    </DeskShell>
  )
}

function Item({ item, subject }: { item: WaitingAsked; subject: AskedSubject }) {
  const words = useWords('team')
  const { authors } = useWords('questions')
  const { question } = item
  return (
    <section className="work reported" aria-labelledby="work-h">
      <Kicker>
        <b>{words[subject].kicker}</b>
        <span>{item.of_company ? words.asked.ofCompany : (item.name ?? authors[item.author_type])}</span>
      </Kicker>
      <h1 id="work-h" tabIndex={-1}>
        {words[subject].title(item.company)}
      </h1>
      <HeldWords text={item.words} findings={item.findings} locale={item.locale} />
      {question && (
        <>
          <h2>{words.asked.answers}</h2>
          <p lang={question.locale}>{question.words}</p>
        </>
      )}
    </section>
  )
}

function Decision({ desk }: { desk: Desk }) {
  const { asked: words } = useWords('team')
  return (
    <aside className="decide" aria-labelledby="decide-h">
      <h2 id="decide-h">{words.decision}</h2>
      <p>{words.why}</p>
      <RejectForm desk={desk} note={words} />
      <p className="note">{words.logged}</p>
    </aside>
  )
}
