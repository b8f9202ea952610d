import type { KeyboardEvent } from 'react'
import type { HeldVacancy } from '#shared/contract/jobs/desk-vacancy.ts'
import { VACANCY_LAW } from '#shared/rules/vacancy/law.ts'
import { useWords } from '#web/platform/locale.ts'
import { TextArea } from '#web/ui/forms/text-field.tsx'
import { Kicker } from '#web/ui/layout/article.tsx'
import { DecisionBar, decisionKeys } from '../desk/decision-bar.tsx'
import { DeskShell } from '../desk/desk-shell.tsx'
import { HeldWords } from '../desk/held-words.tsx'
import { weekNumber } from '../desk/week.ts'
import { LiftTakeDown } from './lift-take-down.tsx'
import { TakeDown } from './of-company.tsx'
import { useVacancy, type VacancyDesk as Desk } from './use-vacancy.ts'
import '../report/report.css'

/** Vacancies that ask for what none may ask for, or seem to: show or decline them. */
export function VacancyDesk() {
  const { vacancy: words } = useWords('team')
  const desk = useVacancy()
  return (
    <DeskShell
      desk={desk}
      order={words.order}
      rowOf={({ company, title, locale, kinds, reasons }) => ({
        title: company,
        quote: { text: title, locale },
        sub: kinds.map(kind => words.kinds[kind]).join(', '),
        flags: reasons.map(reason => words.reasons[reason]),
      })}
      keys={decisionKeys(desk)}
    >
      {held => (
        <>
          <Held held={held} />
          <Decision desk={desk} held={held} />
          <DecisionBar desk={desk} accept={words.show} reject={words.decline} />
        </>
      )}
    </DeskShell>
  )
}

const TEXTS = ['title', 'description', 'expectations', 'requirements'] as const

function Held({ held }: { held: HeldVacancy }) {
  const { vacancy: words } = useWords('team')
  return (
    <section className="work reported" aria-labelledby="work-h">
      <Kicker>
        <b>{words.kicker}</b>
      </Kicker>
      <h1 id="work-h" tabIndex={-1}>
        {words.heading(held.company)}
      </h1>
      {TEXTS.map(field => {
        const text = held[field]
        return (
          text !== null && (
            <div key={field}>
              <h2>{words.texts[field]}</h2>
              <HeldWords
                text={text}
                findings={held.findings.flatMap(({ field: of, start, end }) =>
                  of === field ? [{ start, end, effect: 'hold' as const }] : [],
                )}
                locale={held.locale}
              />
            </div>
          )
        )
      })}
    </section>
  )
}

function Decision({ desk, held }: { desk: Desk; held: HeldVacancy }) {
  const { vacancy: words } = useWords('team')
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') document.getElementById('work-h')?.focus()
  }
  const kinds = [...new Set(held.findings.flatMap(({ kind, effect }) => (effect === 'hold' ? kind : [])))]
  return (
    <aside className="decide" aria-labelledby="decide-h">
      <h2 id="decide-h">{words.decision}</h2>
      {kinds.length > 0 && <p>{words.why}</p>}
      <ul>
        {kinds.map(kind => {
          const law = VACANCY_LAW[kind]
          return (
            <li key={kind}>
              {words.kinds[kind]}
              {law && ` (${law.rule}${law.article ? `, ${words.article(law.article)}` : ''})`}
            </li>
          )
        })}
      </ul>
      {held.reports.length > 0 && <Told held={held} />}
      <TextArea
        id="desk-note"
        label={words.note}
        hint={words.noteHint}
        value={desk.note}
        onChange={event => desk.write(event.target.value)}
        onKeyDown={onKeyDown}
        maxLength={1000}
        rows={4}
        aria-keyshortcuts="n"
      />
      <TakeDown desk={desk} held={held} />
      {held.findings.some(({ kind }) => kind === 'taken_down') && (
        <LiftTakeDown company={{ id: held.company_id, name: held.company }} onDone={desk.lifted} />
      )}
      <p className="note">{words.logged}</p>
    </aside>
  )
}

/** What readers say of it. */
function Told({ held: { reports } }: { held: HeldVacancy }) {
  const { report, vacancy: words, week: weekOf } = useWords('team')
  return (
    <>
      <p>
        <b>{words.reported}.</b> {words.isOpen}
      </p>
      <dl className="reported-says">
        {reports.map(({ reason, words: said, times, locale, week }, at) => (
          <div key={at}>
            <dt>
              {words.reasons[reason]}, {weekOf(String(weekNumber(week)))}
            </dt>
            <dd lang={said ? locale : undefined}>
              {said ?? (times > 1 ? report.counted(times) : words.noWords)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
