import { useLocation } from 'react-router'
import type { Output } from '#shared/contract/contract.ts'
import type { ReceivedApplication } from '#shared/contract/jobs/applications.ts'
import { href } from '#shared/paths.ts'
import { useOwner } from '#web/owners/owner-area.tsx'
import { Waiting } from '#web/owners/waiting.tsx'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { Empty, Notice } from '#web/ui/layout/notice.tsx'
import { isWaiting } from './answer-draft.ts'
import { useReceived } from './use-received.ts'
import '#web/ui/layout/profile-head.css'
import './applications.css'

type List = Output<'ownerApplications'>
const SHOWN = ['waiting', 'answered', 'withdrawn', 'all'] as const
type Shown = (typeof SHOWN)[number]
type Choice = { show: Shown; vacancy: string | undefined }

const isShown: Record<Shown, (one: ReceivedApplication) => boolean> = {
  waiting: isWaiting,
  answered: ({ state }) => state === 'invited' || state === 'declined',
  withdrawn: ({ state }) => state === 'withdrawn',
  all: () => true,
}

/** Applications to the company, grouped by vacancy, unanswered ones first. */
export function ApplicationList() {
  const { title, lead } = useWords('hiring')
  const query = new URLSearchParams(useLocation().search)
  const vacancy = query.get('vacancy') ?? undefined
  const show = SHOWN.find(one => one === query.get('show')) ?? 'waiting'
  const loaded = useReceived(vacancy ? { vacancy } : {})
  return (
    <>
      <h1>{title}</h1>
      <p className="find">{lead}</p>
      <Waiting loaded={loaded}>{list => <Listed list={list} choice={{ show, vacancy }} />}</Waiting>
    </>
  )
}

function Listed({ list, choice }: { list: List; choice: Choice }) {
  const locale = useLocale()
  const words = useWords('hiring')
  const { may } = useOwner()
  const shown = list.applications.filter(isShown[choice.show])
  const takenDown = list.is_taken_down && (
    <Notice kind="warn">
      <p>{words.takenDown}</p>
    </Notice>
  )
  if (list.counts.all === 0)
    return (
      takenDown || (
        <Empty>
          <p>{words.none}</p>
          <p className="note">{may.includes('vacancies') ? words.noneHint : words.noVacancies}</p>
        </Empty>
      )
    )
  return (
    <>
      {takenDown}
      <Choices list={list} choice={choice} />
      {shown.length === 0 ? (
        <Empty
          action={
            <ButtonLink kind="line" href={href(locale, 'ownerApplications', {}, { show: 'all' })}>
              {words.showAll}
            </ButtonLink>
          }
        >
          <p>{words.noneSuch}</p>
        </Empty>
      ) : (
        <ul className="received">
          {shown.map(one => (
            <Row key={one.id} one={one} />
          ))}
        </ul>
      )}
    </>
  )
}

function Choices({ list: { applications, vacancies }, choice }: { list: List; choice: Choice }) {
  const locale = useLocale()
  const words = useWords('hiring')
  const { count } = useFormats()
  const to = (part: Partial<Choice>) => {
    const { show, vacancy } = { ...choice, ...part }
    return href(locale, 'ownerApplications', {}, { ...(show !== 'waiting' && { show }), vacancy })
  }
  return (
    <>
      <Chips label={words.filter}>
        {SHOWN.map(show => (
          <Chip
            key={show}
            href={to({ show })}
            chosen={show === choice.show}
            count={count(applications.filter(isShown[show]).length)}
          >
            {words.shown[show]}
          </Chip>
        ))}
      </Chips>
      {vacancies.length > 1 && (
        <Chips label={words.vacancies}>
          <Chip href={to({ vacancy: undefined })} chosen={choice.vacancy === undefined}>
            {words.everyVacancy}
          </Chip>
          {vacancies.map(({ id, title }) => (
            <Chip key={id} href={to({ vacancy: id })} chosen={id === choice.vacancy}>
              {title}
            </Chip>
          ))}
        </Chips>
      )}
    </>
  )
}

export function Row({ one }: { one: ReceivedApplication }) {
  const locale = useLocale()
  const words = useWords('hiring')
  const { day } = useFormats()
  const { id, name, vacancy, state, sent_on, is_late } = one
  return (
    <li className="received-one">
      <div>
        <h2>
          <a href={href(locale, 'ownerApplication', { application: id })}>{name ?? words.withdrawn}</a>
        </h2>
        <p className="dotted">
          <span lang={vacancy.locale}>{vacancy.title}</span>
          <span>{words.sentOn(day(sent_on))}</span>
          {is_late && <span className="received-late">{words.late}</span>}
        </p>
      </div>
      <p className={`received-state received-${state}`}>{words.states[state]}</p>
    </li>
  )
}
