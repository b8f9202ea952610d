import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { OwnPay as Pay } from '#shared/contract/pay/giving.ts'
import { href } from '#shared/paths.ts'
import { httpCall } from '#web/platform/call.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { storeWithdrawalPass } from '#web/writing/drafts/withdrawal-pass.ts'
import { beginPay } from '#web/writing/drafts/pay-draft.ts'
import { HiddenComment } from '../hidden-comment.tsx'
import { StoreCode } from '../store-code.tsx'
import { useOwnAttempt } from '../own-attempt.ts'
import { Reason } from '../reason.tsx'
import { TakeBack } from '../take-back.tsx'
import { hasPayEdit, isEditable } from './pay-edit-draft.ts'
import { GivenPay } from './given-pay.tsx'
import '#web/ui/forms/form.css'

type Props = {
  code: string
  pay: Pay
  /** Loads the pay again after an action. */
  onChange: () => Promise<void>
  onEdit: () => void
  onLeave: () => void
}

/** The giver's view of standalone pay: its state and the reason, its content, and the actions. */
export function OwnPay({ code, pay, onChange, onEdit, onLeave }: Props) {
  const { mine } = useWords('writing')
  const { own: words } = useWords('given')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void heading.current?.focus(), [pay.state])
  const company = pay.company?.name ?? ''
  const [title, meaning] = words.states[pay.state]
  const isGone = pay.state === 'withdrawn' || pay.state === 'set_aside'
  const stored = { code, company, ...(pay.company && { slug: pay.company.slug }), pay: true as const }
  return (
    <>
      <p className="mine-for">
        {company ? words.about : words.aboutUnsaid} <b>{company || words.unsaid}</b>
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="form-p">{meaning}</p>
      {pay.state === 'counted' && pay.again && <p className="form-p">{words.changing}</p>}
      {pay.pay && !pay.again && <p className="form-p">{words.tooOld}</p>}
      {pay.state === 'set_aside' && <p className="form-p">{words.else}</p>}
      {pay.state === 'withdrawn' && pay.again && <p className="form-p">{words.stillFor}</p>}
      <Reason review={pay} />
      <GivenPay own={pay} />
      <HiddenComment hidden={pay.comment_hidden} />
      <div className="mine-a">
        {isEditable(pay) && (
          <Button icon="pen-line" onClick={onEdit}>
            {hasPayEdit(pay) ? mine.goOn : pay.state === 'rejected' ? words.editRejected : words.edit}
          </Button>
        )}
        {pay.state === 'withdrawn' && pay.again && <GiveAgain code={code} pay={pay} />}
        {!isGone && (
          <TakeBack
            label={words.withdraw}
            title={words.withdrawTitle}
            doneMessage={words.withdrawn}
            work={async () => {
              await httpCall('withdrawPay', {}, code)
              await onChange()
            }}
          >
            <p>{words.withdrawBody}</p>
            {pay.again && <p>{words.withdrawAfter}</p>}
          </TakeBack>
        )}
        <StoreCode own={stored} useful={!isGone || pay.again} />
        <Button kind="line" onClick={onLeave}>
          {mine.another}
        </Button>
      </div>
    </>
  )
}

/** Gives pay again with the code of withdrawn pay. */
function GiveAgain({ code, pay }: { code: string; pay: Pay }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const { mine } = useWords('writing')
  const { own: words } = useWords('given')
  const { busy, problem, attempt } = useOwnAttempt()
  const give = () =>
    attempt(async () => {
      // A repeated withdrawal returns the same pass; this device may not have it, if another one withdrew.
      const { pass } = await httpCall('withdrawPay', {}, code)
      const { company, year } = pay
      if (pass) storeWithdrawalPass({ slug: company?.slug ?? '', year, pass })
      beginPay({ company, unsaid: company === null, year: String(year) })
      void navigate(href(locale, 'givePay', {}, { company: company?.slug }))
    })
  return (
    <>
      <Button icon="pen-line" busy={busy} onClick={() => void give()}>
        {words.giveAgain}
      </Button>
      {problem && (
        <Notice kind="warn" role="alert">
          {mine[problem.kind]}
        </Notice>
      )}
    </>
  )
}
