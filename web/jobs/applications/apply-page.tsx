import { useEffect, useRef, type ReactNode } from 'react'
import { APPLICATION } from '#shared/contract/jobs/limits.ts'
import type { AnswerRecord, OwnApplication } from '#shared/contract/jobs/applications.ts'
import type { VacancyCard } from '#shared/contract/jobs/vacancies.ts'
import { href } from '#shared/paths.ts'
import { readPhone } from '#shared/rules/phone.ts'
import { TroubleBox } from '#web/forms/trouble-box.tsx'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink, Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { DraftLine, FormNav, Steps } from '#web/ui/forms/form.tsx'
import { TextArea, TextField } from '#web/ui/forms/text-field.tsx'
import { NoScript } from '#web/ui/forms/waiting.tsx'
import { Empty, Notice } from '#web/ui/layout/notice.tsx'
import type { Draft } from './draft.ts'
import { HopedPay } from './hoped-pay.tsx'
import { Letter } from './letter.tsx'
import { ResumeField } from './resume-field.tsx'
import { Thread } from './thread.tsx'
import { isValidFor } from './application-state.ts'
import { useApplications } from './use-applications.ts'
import { useApply, type Applying } from './use-apply.ts'
import './applying.css'

type Props = { vacancy: VacancyCard; is_open: boolean; record: AnswerRecord | null }

/** Application in three steps: fill in, check exactly what is sent, send. */
export function ApplyPage({ vacancy, is_open, record }: Props) {
  const locale = useLocale()
  const words = useWords('applying')
  const { day } = useFormats()
  const applying = useApply(vacancy.id)
  const { checked, sent, second } = applying
  const { data: list } = useApplications()
  const earlier = sent ? undefined : (second ?? list?.find(isValidFor(vacancy.id)))
  const heading = useRef<HTMLHeadingElement>(null)
  const at = sent ? 'sent' : earlier ? 'stands' : checked ? 'check' : 'fill'
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current !== at) heading.current?.focus()
    shown.current = at
  }, [at])
  const back = (
    <ArrowLink back href={href(locale, 'job', { id: vacancy.id })}>
      {words.back}
    </ArrowLink>
  )
  return (
    <div className="wrap wrap-form apply">
      <h1 ref={heading} tabIndex={-1}>
        {sent
          ? words.sent.title
          : earlier
            ? words.earlier.title(day(earlier.sent_on))
            : words.title(vacancy.title)}
      </h1>
      <p className="find">
        {sent || earlier ? words.to(vacancy.title, vacancy.company.name) : vacancy.company.name}
      </p>
      {sent ? (
        <Sent sent={sent} record={record} />
      ) : earlier ? (
        <AppliedBefore first={earlier} applying={applying} />
      ) : is_open ? (
        <>
          <NoScript ways={back}>{words.noScript}</NoScript>
          <Steps
            now={checked ? 2 : 1}
            of={2}
            label={checked ? words.steps.check : words.steps.fill}
            title={words.steps.of(checked ? 2 : 1, 2)}
          />
          <TroubleBox trouble={applying.trouble}>
            {checked ? (
              <Check vacancy={vacancy} applying={applying} checked={checked} />
            ) : (
              <Fill vacancy={vacancy} applying={applying} />
            )}
          </TroubleBox>
        </>
      ) : (
        <Ended>{back}</Ended>
      )}
    </div>
  )
}

function Ended({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const words = useWords('applying')
  return (
    <>
      <Empty
        action={
          <ButtonLink kind="line" href={href(locale, 'jobs')}>
            {words.others}
          </ButtonLink>
        }
      >
        <p>{words.ended}</p>
      </Empty>
      {children}
    </>
  )
}

type Step = { vacancy: VacancyCard; applying: Applying }

function Fill({ vacancy, applying }: Step) {
  const words = useWords('applying')
  const { fields } = words
  const { count } = useFormats()
  const { draft, change, trouble, resume } = applying
  const isGoing = resume.sending !== undefined && !resume.sending.refused
  const field = (name: 'name' | 'phone' | 'email' | 'message') => ({
    name,
    value: draft[name],
    error: trouble.fields[name],
    onInput: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  })
  const phone = readPhone(draft.phone).number
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isGoing) applying.check()
      }}
    >
      <TextField {...field('name')} label={fields.name} autoComplete="name" maxLength={80} />
      <TextField
        {...field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        label={fields.phone}
        hint={fields.phoneHint}
        understood={phone}
      />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        label={fields.email}
        optional={fields.optional}
        hint={fields.emailHint}
      />
      <ResumeField applying={applying} />
      <TextArea
        {...field('message')}
        label={fields.message}
        optional={fields.optional}
        rows={4}
        limit={APPLICATION.message}
        counter={used => fields.counter(count(used), count(APPLICATION.message))}
      />
      <HopedPay vacancy={vacancy} applying={applying} />
      <Button type="submit" full off={isGoing} reasonId={isGoing ? 'apply-waits' : undefined}>
        {words.check}
      </Button>
      {isGoing && (
        <p className="note" id="apply-waits">
          {words.file.waits}
        </p>
      )}
      <DraftLine wipe={words.wipe} onWipe={applying.wipe}>
        {words.draft}
      </DraftLine>
    </form>
  )
}

function Check({ vacancy, applying, checked }: Step & { checked: Draft }) {
  const words = useWords('applying')
  return (
    <>
      <Letter vacancy={vacancy} draft={checked} />
      <FormNav>
        <Button kind="line" onClick={applying.edit}>
          {words.edit}
        </Button>
        <Button grow busy={applying.busy} onClick={applying.send}>
          {words.send}
        </Button>
      </FormNav>
      <p className="note">{words.letter.retention}</p>
    </>
  )
}

/** Shown instead of an empty form if the person has applied before. */
function AppliedBefore({ first, applying }: { first: OwnApplication; applying: Applying }) {
  const { earlier: words, draft, wipe } = useWords('applying')
  return (
    <>
      <Thread {...first} />
      <p>{applying.second ? words.second : words.once}</p>
      <Onward own={words.own} />
      {applying.isBegun && (
        <DraftLine wipe={wipe} onWipe={applying.wipe}>
          {draft}
        </DraftLine>
      )}
    </>
  )
}

function Sent({ sent, record }: { sent: OwnApplication; record: AnswerRecord | null }) {
  const { count } = useFormats()
  const { sent: words } = useWords('applying')
  return (
    <>
      <Thread {...sent} />
      {record && record.days !== null && (
        <p>
          {words.usually(
            record.days,
            count(record.applications - record.answered),
            count(record.applications),
          )}
        </p>
      )}
      <p>{words.news}</p>
      <Notice kind="warn">
        <p>
          <b>{words.money}</b> {words.moneyMore}
        </p>
      </Notice>
      <Onward own={words.own} />
    </>
  )
}

function Onward({ own }: { own: string }) {
  const locale = useLocale()
  const { others } = useWords('applying')
  return (
    <FormNav>
      <ButtonLink kind="line" href={href(locale, 'jobs')}>
        {others}
      </ButtonLink>
      <ButtonLink grow href={href(locale, 'ownApplications')}>
        {own}
      </ButtonLink>
    </FormNav>
  )
}
