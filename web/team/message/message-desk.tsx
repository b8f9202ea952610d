import type { PendingMessage } from '#shared/contract/questions/desk-message.ts'
import { useWords } from '#web/platform/locale.ts'
import { DeskPage } from '../desk/desk-page.tsx'
import { guidelineKeys } from '../desk/guidelines.tsx'
import { HeldWords } from '../desk/held-words.tsx'
import { RejectForm, useRejectActs, useRejectDesk } from '../desk/reject-form.tsx'
import { Work } from '../desk/work.tsx'

type MessageSubject = 'question' | 'answer'

export const QuestionDesk = () => <MessageDesk subject="question" />
export const AnswerDesk = () => <MessageDesk subject="answer" />

/** Desk for held questions or answers: publish or reject them. */
function MessageDesk({ subject }: { subject: MessageSubject }) {
  const team = useWords('team')
  const { message: words } = team
  const { authors } = useWords('questions')
  const { shown, rejected } = team[subject]
  // Both subjects have the same contract.
  const desk = useRejectDesk(subject as 'question', 'show', { accepted: shown, rejected })
  const acts = useRejectActs(desk, words.show)
  return (
    <DeskPage
      desk={desk}
      order={words.order}
      rowOf={({ company, author_type, words: text, locale, marked }) => ({
        title: company,
        quote: { text, locale },
        sub: authors[author_type],
        flags: marked ? [words.marked] : [],
      })}
      keys={guidelineKeys(guideline => desk.change({ guideline }))}
    >
      {item => ({
        work: <Item item={item} subject={subject} />,
        decision: words.decision,
        decide: (
          <>
            {item.findings.length > 0 && <p>{words.why}</p>}
            <RejectForm desk={desk} note={words} />
            <p className="note">{words.logged}</p>
          </>
        ),
        acts,
      })}
    </DeskPage>
  )
}

function Item({ item, subject }: { item: PendingMessage; subject: MessageSubject }) {
  const words = useWords('team')
  const { authors } = useWords('questions')
  const { question } = item
  return (
    <Work
      className="reported"
      kicker={words[subject].kicker}
      source={item.of_company ? words.message.ofCompany : (item.name ?? authors[item.author_type])}
      title={words[subject].title(item.company)}
    >
      <HeldWords text={item.words} findings={item.findings} locale={item.locale} />
      {question && (
        <>
          <h2>{words.message.answers}</h2>
          <p lang={question.locale}>{question.words}</p>
        </>
      )}
    </Work>
  )
}
