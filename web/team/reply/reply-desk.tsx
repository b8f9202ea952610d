import type { HeldReply } from '#shared/contract/reviews/desk-reply.ts'
import { useWords } from '#web/platform/locale.ts'
import { ReviewEntry } from '#web/reviews/review-entry.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import { guidelineKeys } from '../desk/guidelines.tsx'
import { HeldWords } from '../desk/held-words.tsx'
import { RejectForm, useRejectActs, useRejectDesk } from '../desk/reject-form.tsx'
import { Work } from '../desk/work.tsx'

/** Desk for held replies of companies, each with its review: publish or reject them. */
export function ReplyDesk() {
  const { reply: words } = useWords('team')
  const { reply } = useWords('reviews')
  const desk = useRejectDesk('reply', 'show', { ...words, accepted: words.shown })
  const acts = useRejectActs(desk, words.show)
  return (
    <DeskPage
      desk={desk}
      order={words.order}
      rowOf={({ company, role, words: text, locale, hunts }) => ({
        title: company,
        quote: { text, locale },
        sub: reply.roles[role],
        flags: hunts ? [words.hunts] : [],
      })}
      keys={guidelineKeys(guideline => desk.change({ guideline }))}
    >
      {held => ({
        work: <Held held={held} />,
        decision: words.decision,
        decide: (
          <>
            <p>{held.findings.some(({ kind }) => kind === 'hunting') ? words.why : words.whyMarked}</p>
            <RejectForm desk={desk} note={words} />
            <p className="note">{words.logged}</p>
          </>
        ),
        acts,
      })}
    </DeskPage>
  )
}

function Held({ held }: { held: HeldReply }) {
  const { reply: words } = useWords('team')
  const { reply } = useWords('reviews')
  return (
    <Work
      className="reported"
      kicker={words.kicker}
      source={reply.roles[held.role]}
      title={words.title(held.company)}
    >
      <HeldWords text={held.words} findings={held.findings} locale={held.locale} />
      <h2 className="vh">{words.answers}</h2>
      <ReviewEntry review={held.review} still />
    </Work>
  )
}
