import type { WaitingAsked } from '#shared/contract/questions/desk-asked.ts'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Kicker } from '#web/ui/layout/article.tsx'
import { DeskShell } from '../desk/desk-shell.tsx'
import { guidelineKeys } from '../desk/guidelines.tsx'
import { HeldWords } from '../desk/held-words.tsx'
import { Key } from '../desk/keys-dialog.tsx'
import { RejectForm } from '../desk/reject-form.tsx'
import { useAsked, type AskedDesk as Desk, type AskedSubject } from './use-asked.ts'
import '../report/report.css'

/** Questions, or answers, before readers see them: publish or reject them. */
export function AskedDesk({ subject }: { subject: AskedSubject }) {
  const { asked: words } = useWords('team')
  const { authors } = useWords('questions')
  const desk = useAsked(subject)
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
      keys={{
        ...guidelineKeys(guideline => desk.refuse({ guideline })),
        a: () => void desk.show(),
        t: () => void desk.reject(),
        n: () => document.getElementById('desk-note')?.focus(),
        l: desk.skip,
      }}
    >
      {item => (
        <>
          <Item item={item} subject={subject} />
          <Decision desk={desk} />
          <DecisionBar desk={desk} />
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

function DecisionBar({ desk }: { desk: Desk }) {
  const { asked: words, reject, rejectBy } = useWords('team')
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
