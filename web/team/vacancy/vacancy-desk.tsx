import type { HeldVacancy } from '#shared/contract/jobs/desk-vacancy.ts'
import { VACANCY_LAW } from '#shared/rules/vacancy/law.ts'
import { useWords } from '#web/platform/locale.ts'
import { DeskPage } from '../desk/desk-page.tsx'
import { HeldWords } from '../desk/held-words.tsx'
import { NoteField } from '../desk/note-field.tsx'
import { weekNumber } from '../desk/week.ts'
import { Work } from '../desk/work.tsx'
import { LiftTakeDown } from './lift-take-down.tsx'
import { TakeDown } from './of-company.tsx'
import { useVacancy, type VacancyDesk as Desk } from './use-vacancy.ts'

/** Desk for held vacancies, which ask for something illegal or seem to: publish or decline them. */
export function VacancyDesk() {
  const { vacancy: words } = useWords('team')
  const desk = useVacancy()
  return (
    <DeskPage
      desk={desk}
      order={words.order}
      rowOf={({ company, title, locale, kinds, reasons }) => ({
        title: company,
        quote: { text: title, locale },
        sub: kinds.map(kind => words.kinds[kind]).join(', '),
        flags: reasons.map(reason => words.reasons[reason]),
      })}
    >
      {held => ({
        work: <Held held={held} />,
        decision: words.decision,
        decide: <Decision desk={desk} held={held} />,
        acts: [
          { label: words.show, letter: 'a', run: desk.show },
          { label: words.decline, letter: 't', kind: 'warn', run: desk.decline },
        ],
      })}
    </DeskPage>
  )
}

const TEXTS = ['title', 'description', 'expectations', 'requirements'] as const

function Held({ held }: { held: HeldVacancy }) {
  const { vacancy: words } = useWords('team')
  return (
    <Work className="reported" kicker={words.kicker} title={words.heading(held.company)}>
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
    </Work>
  )
}

function Decision({ desk, held }: { desk: Desk; held: HeldVacancy }) {
  const { vacancy: words } = useWords('team')
  const kinds = [...new Set(held.findings.flatMap(({ kind, effect }) => (effect === 'hold' ? kind : [])))]
  return (
    <>
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
      {held.reports.length > 0 && <Reports held={held} />}
      <NoteField words={words} value={desk.note} onChange={note => desk.change({ note })} />
      <TakeDown desk={desk} held={held} />
      {held.findings.some(({ kind }) => kind === 'taken_down') && (
        <LiftTakeDown company={{ id: held.company_id, name: held.company }} onDone={desk.lifted} />
      )}
      <p className="note">{words.logged}</p>
    </>
  )
}

/** Reports by readers. */
function Reports({ held: { reports } }: { held: HeldVacancy }) {
  const { report, vacancy: words, week: weekOf } = useWords('team')
  return (
    <>
      <p>
        <b>{words.reported}.</b> {words.isOpen}
      </p>
      <dl className="reported-says">
        {reports.map(({ reason, words: text, times, locale, week }, at) => (
          <div key={at}>
            <dt>
              {words.reasons[reason]}, {weekOf(String(weekNumber(week)))}
            </dt>
            <dd lang={text ? locale : undefined}>
              {text ?? (times > 1 ? report.counted(times) : words.noWords)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
