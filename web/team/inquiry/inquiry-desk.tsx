import type { Inquiry, ContentRef } from '#shared/contract/contact/desk-inquiry.ts'
import type { InquiryTopic } from '#shared/contract/contact/keys.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { DeskPage } from '../desk/desk-page.tsx'
import { guidelineKeys, Guidelines } from '../desk/guidelines.tsx'
import { NoteField } from '../desk/note-field.tsx'
import { Work } from '../desk/work.tsx'
import { isText, removableOf, actsOf, type InquiryAct } from './acts.ts'
import { hasStub } from '#web/reviews/has-stub.ts'
import { ReviewEntry } from '#web/reviews/review-entry.tsx'
import { ReviewStub } from '#web/reviews/review-stub.tsx'
import { Facts } from '#web/ui/layout/list.tsx'
import { ProofList } from '../claim/proof-list.tsx'
import type { Guideline } from '#shared/contract/keys.ts'
import type { Act } from '../desk/decision-bar.tsx'
import { useDesk } from '../desk/use-desk.ts'
import '../claim/claim.css'

export const ContactDesk = () => <InquiryDesk topic="contact" />
export const TakedownDesk = () => <InquiryDesk topic="takedown" />
export const RightDesk = () => <InquiryDesk topic="right" />

/** Desk for requests to the operator, each with a deadline for the answer. */
function InquiryDesk({ topic }: { topic: InquiryTopic }) {
  const { inquiry: words } = useWords('team')
  const desk = useInquiryDesk(topic)
  return (
    <DeskPage
      desk={desk}
      order={words.order}
      rowOf={({ class: kind, name, flags, hours }) => ({
        title: words.classes[kind],
        sub: name ?? words.noName,
        flags: flags.map(flag => words.flags[flag]),
        end: words.left(hours),
      })}
      keys={topic === 'takedown' ? guidelineKeys(desk.blame) : {}}
    >
      {inquiry => ({
        work: <InquiryFacts inquiry={inquiry} />,
        decision: words.decision,
        decide: <Decision desk={desk} topic={topic} inquiry={inquiry} />,
        acts: desk.actsFor(inquiry),
      })}
    </DeskPage>
  )
}

type Part = { desk: InquiryDeskState; topic: InquiryTopic; inquiry: Inquiry }

function Decision({ desk, topic, inquiry }: Part) {
  const locale = useLocale()
  const { inquiry: words } = useWords('team')
  return (
    <>
      <p>{words.left(inquiry.hours)}</p>
      <p className="reported-past">
        <a href={href(locale, 'teamHistory', {}, { subject: inquiry.id })}>{words.history}</a>
      </p>
      <NoteField
        words={words}
        value={desk.choice.note}
        onChange={note => desk.change({ note })}
        maxLength={4000}
        rows={8}
      />
      {topic === 'takedown' && removableOf(inquiry).length > 0 && (
        <div className="decide-by">
          <ContentChoice desk={desk} contents={inquiry.contents} />
          {removableOf(inquiry).some(isText) && (
            <Guidelines legend={words.byGuideline} chosen={desk.choice.guideline} onChoose={desk.blame}>
              <label>
                <input
                  type="radio"
                  name="guideline"
                  checked={desk.choice.guideline === null}
                  onChange={() => desk.blame(null)}
                />
                <b>{words.byLaw}</b>
                <small>{words.byLawDetail}</small>
              </label>
            </Guidelines>
          )}
        </div>
      )}
    </>
  )
}

/** Content at the reported address, to choose what is removed. */
function ContentChoice({ desk, contents }: { desk: InquiryDeskState; contents: Inquiry['contents'] }) {
  const { inquiry: words } = useWords('team')
  return (
    <fieldset className="guide">
      <legend>{words.what}</legend>
      {contents.map(content => (
        <label key={`${content.subject}:${content.id}`}>
          <input
            type="radio"
            name="content"
            disabled={content.words === null}
            checked={desk.content?.subject === content.subject && desk.content.id === content.id}
            onChange={() => desk.chooseContent(content)}
          />
          <b>{words.contents[content.subject]}</b>
          <small lang={content.locale ?? undefined}>{content.words ?? words.notShown}</small>
          {content.examined && <small>{words.examined}</small>}
        </label>
      ))}
    </fieldset>
  )
}

/** The sender, the text, and the content at the address. */
function InquiryFacts({ inquiry }: { inquiry: Inquiry }) {
  const { inquiry: words } = useWords('team')
  const { facts } = words
  const { who, earlier, email } = inquiry
  const lines = [
    { label: facts.name, value: inquiry.name },
    { label: facts.email, value: inquiry.proven ? words.proven(email) : words.unproven(email) },
    { label: facts.who, value: who && words.askers[who] },
    { label: facts.company, value: inquiry.company },
    { label: facts.address, value: inquiry.address },
    { label: facts.language, value: words.languages[inquiry.locale] },
    {
      label: facts.earlier,
      value: earlier && `${earlier.ticket}${earlier.outcome ? `, ${words.outcomes[earlier.outcome]}` : ''}`,
    },
  ]
  return (
    <Work
      className="asking"
      kicker={words.left(inquiry.hours)}
      source={inquiry.flags.map(flag => words.flags[flag]).join(', ')}
      title={words.title(words.classes[inquiry.class], inquiry.ticket)}
    >
      <Facts items={lines.filter(({ value }) => Boolean(value))} />
      <h2>{words.messageTitle}</h2>
      <blockquote className="asking-talk" lang={inquiry.locale}>
        {inquiry.message}
      </blockquote>
      <ProofList id={inquiry.id} files={inquiry.files} call="inquiryFile" words={words} />
      {inquiry.address && (
        <>
          <h2>{words.contentTitle}</h2>
          {inquiry.path ? (
            <p>
              <a href={inquiry.path} target="_blank" rel="noreferrer">
                {words.openPage}
              </a>
            </p>
          ) : (
            <p className="note">{words.noPage}</p>
          )}
          {inquiry.review && hasStub(inquiry.review) && <ReviewStub review={inquiry.review} />}
          {inquiry.review && inquiry.review.headline !== null && (
            <ReviewEntry review={inquiry.review} still />
          )}
          {removableOf(inquiry).length === 0 && <p className="note">{words.noContent}</p>}
        </>
      )}
    </Work>
  )
}

/** `guideline`: null if the law requires the removal. */
type Choice = { note: string; guideline: Guideline | null | undefined; content: ContentRef | undefined }
const NOTHING: Choice = { note: '', guideline: undefined, content: undefined }

/** State and actions of the desk for requests. */
function useInquiryDesk(topic: InquiryTopic) {
  const { inquiry: words } = useWords('team')
  const desk = useDesk(topic, NOTHING)
  const { it, choice, change, lead } = desk
  const { note, guideline } = choice
  const content = choice.content ?? (it && firstOf(it))
  async function act(decision: InquiryAct) {
    const needsNote = decision !== 'drop' && decision !== 'hide'
    if (needsNote && !desk.hasNote(note, words.writeFirst)) return
    const removes = decision === 'hide' || (decision === 'uphold' && topic === 'takedown')
    if (removes && !content) return lead('[name=content]:enabled', words.chooseContent)
    const judged = removes && decision !== 'hide' && content?.subject !== 'vacancy'
    if (judged && guideline === undefined) return lead('[name=guideline]', words.chooseReason)
    const ref = content && { subject: content.subject, id: content.id }
    const removal = removes && {
      content: { ...ref, ...(decision !== 'hide' && { guideline: judged ? guideline : null }) },
    }
    const body = { decision, ...(needsNote && { words: note }), ...removal }
    await desk.decide(body as Parameters<typeof desk.decide>[0], words.done[decision])
  }
  return {
    ...desk,
    content,
    blame: (chosen: Guideline | null) => change({ guideline: chosen }),
    chooseContent: ({ subject, id }: ContentRef) => change({ content: { subject, id } }),
    actsFor: (inquiry: Inquiry): Act[] => {
      const acts = actsOf(topic, inquiry)
      // Only one of "grant" and "answer" is the filled button.
      const isLine = (one: InquiryAct) =>
        one === 'drop' || one === 'hide' || (one === 'answer' && acts.includes('uphold'))
      return acts.map(one => ({
        label: words.acts[one],
        kind: isLine(one) ? 'line' : one === 'refuse' ? 'warn' : 'filled',
        run: () => act(one),
      }))
    },
  }
}

/** The preselected content: what was hidden for examination, or the only content at the address. */
function firstOf(inquiry: Inquiry): ContentRef | undefined {
  const removable = removableOf(inquiry)
  if (inquiry.flags.includes('hidden')) return removable.find(({ examined }) => examined)
  return inquiry.contents.length === 1 ? removable[0] : undefined
}

type InquiryDeskState = ReturnType<typeof useInquiryDesk>
