import type { KeyboardEvent } from 'react'
import type { Inquiry } from '#shared/contract/contact/desk-inquiry.ts'
import type { InquiryTopic } from '#shared/contract/contact/keys.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextArea } from '#web/ui/forms/text-field.tsx'
import { DeskShell } from '../desk/desk-shell.tsx'
import { guidelineKeys, Guidelines } from '../desk/guidelines.tsx'
import { actsOf, isSaid, leftOf, type InquiryAct } from './acts.ts'
import { InquiryFacts } from './inquiry-facts.tsx'
import { useInquiryDesk, type InquiryDeskState } from './use-inquiry-desk.ts'
import '../claim/claim.css'
import '../report/report.css'

/** What people ask of us: read, answered, and decided within its time. */
export function InquiryDesk({ topic }: { topic: InquiryTopic }) {
  const { inquiry: words } = useWords('team')
  const desk = useInquiryDesk(topic)
  return (
    <DeskShell
      desk={desk}
      order={words.order}
      rowOf={({ class: kind, name, flags, hours }) => ({
        title: words.classes[kind],
        sub: name ?? words.noName,
        flags: flags.map(flag => words.flags[flag]),
        end: words.left(hours),
      })}
      keys={{
        ...(topic === 'takedown' && guidelineKeys(desk.blame)),
        n: () => document.getElementById('desk-note')?.focus(),
        l: desk.skip,
      }}
    >
      {inquiry => (
        <>
          <InquiryFacts inquiry={inquiry} />
          <Decision desk={desk} topic={topic} inquiry={inquiry} />
          <DecisionBar desk={desk} topic={topic} inquiry={inquiry} />
        </>
      )}
    </DeskShell>
  )
}

type Part = { desk: InquiryDeskState; topic: InquiryTopic; inquiry: Inquiry }

function Decision({ desk, topic, inquiry }: Part) {
  const locale = useLocale()
  const { inquiry: words } = useWords('team')
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') document.getElementById('work-h')?.focus()
  }
  return (
    <aside className="decide" aria-labelledby="decide-h">
      <h2 id="decide-h">{words.decision}</h2>
      <p>{words.left(inquiry.hours)}</p>
      <p className="reported-past">
        <a href={href(locale, 'teamHistory', {}, { subject: inquiry.id })}>{words.history}</a>
      </p>
      <TextArea
        id="desk-note"
        label={words.words}
        hint={words.wordsHint}
        value={desk.written}
        onChange={event => desk.write(event.target.value)}
        onKeyDown={onKeyDown}
        maxLength={4000}
        rows={8}
        aria-keyshortcuts="n"
      />
      {topic === 'takedown' && leftOf(inquiry).length > 0 && (
        <div className="decide-by">
          <Things desk={desk} things={inquiry.things} />
          {leftOf(inquiry).some(isSaid) && (
            <Guidelines legend={words.byGuideline} chosen={desk.guideline} onChoose={desk.blame}>
              <label>
                <input
                  type="radio"
                  name="guideline"
                  checked={desk.guideline === null}
                  onChange={() => desk.blame(null)}
                />
                <b>{words.byLaw}</b>
                <small>{words.byLawDetail}</small>
              </label>
            </Guidelines>
          )}
        </div>
      )}
    </aside>
  )
}

/** What stands at the address, to choose what goes. */
function Things({ desk, things }: { desk: InquiryDeskState; things: Inquiry['things'] }) {
  const { inquiry: words } = useWords('team')
  return (
    <fieldset className="guide">
      <legend>{words.what}</legend>
      {things.map(thing => (
        <label key={`${thing.subject}:${thing.id}`}>
          <input
            type="radio"
            name="thing"
            disabled={thing.words === null}
            checked={desk.thing?.subject === thing.subject && desk.thing.id === thing.id}
            onChange={() => desk.point(thing)}
          />
          <b>{words.things[thing.subject]}</b>
          <small lang={thing.locale ?? undefined}>{thing.words ?? words.gone}</small>
          {thing.examined && <small>{words.examined}</small>}
        </label>
      ))}
    </fieldset>
  )
}

function DecisionBar({ desk, topic, inquiry }: Part) {
  const { inquiry: words } = useWords('team')
  const acts = actsOf(topic, inquiry)
  // Of granting and answering the bar leads with one.
  const isLine = (act: InquiryAct) =>
    act === 'drop' || act === 'hide' || (act === 'answer' && acts.includes('uphold'))
  return (
    <div className="decide-bar" role="group" aria-labelledby="decide-h">
      {acts.map(act => (
        <Button
          key={act}
          kind={isLine(act) ? 'line' : act === 'refuse' ? 'warn' : 'filled'}
          grow
          busy={desk.busy}
          onClick={() => void desk.act(act)}
        >
          {words.acts[act]}
        </Button>
      ))}
    </div>
  )
}
