import type { ReactNode, RefObject } from 'react'
import type { Department } from '#shared/contract/keys.ts'
import type { Comparison } from '#shared/contract/pay/pay.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { PayFigure } from '../figure.tsx'
import { useScope } from '../scope.ts'
import type { Asked } from '../page/query.ts'
import { CompareFaq } from './compare-faq.tsx'
import { CompareForm, type FormProps } from './compare-form.tsx'
import { compared } from './compared.ts'
import type { Answer, Loaded } from '../page/figures.ts'
import { MoreFigures } from './more-figures.tsx'
import { OthersSection } from './others-section.tsx'
import { OutcomeSection } from './outcome-section.tsx'
import { RowSection } from './row-section.tsx'
import { TalkSection } from './talk-section.tsx'
import { useComparison } from './use-comparison.ts'
import { useWhat } from './what.ts'
import { useCompareWords } from './words.ts'

const FORM = 'isian'

type Props = { loaded: Loaded; answer: Answer | undefined }

/** Whether a pay is fair: a form, and once it is sent the answer before it. */
export function ComparePay({ loaded, answer }: Props) {
  const { form, read, sent, pay, heading, busy, changePlace } = useComparison(loaded, answer)
  const { figures, troubles, failed, asked } = answer ?? loaded
  const what = useWhat()
  const words = useCompareWords().comparing
  const fields: FormProps = { form, read, sent, asked, troubles, failed, busy, again: false }
  if (pay === undefined || !figures)
    return <Begin {...fields}>{figures?.beside && <Known beside={figures.beside} />}</Begin>
  return (
    <>
      <Result
        pay={pay}
        figures={figures}
        asked={asked}
        heading={heading}
        what={what(asked, figures)}
        changePlace={changePlace}
      />
      <Section id={FORM} title={words.change}>
        <CompareForm {...fields} again />
      </Section>
    </>
  )
}

type ResultProps = {
  pay: number
  figures: Comparison
  asked: Asked
  heading: RefObject<HTMLHeadingElement | null>
  changePlace: ReturnType<typeof useComparison>['changePlace']
  what: string
}

function Result({ pay, figures, asked, heading, changePlace, what }: ResultProps) {
  const result = compared(pay, figures)
  const { beside, role } = figures
  const department = (asked.department ?? role?.department) as Department | undefined
  return (
    <>
      <div>
        <OutcomeSection compared={result} {...{ what, asked, heading, changePlace }} form={FORM} />
        {beside && <RowSection compared={result} beside={beside} />}
      </div>
      <div>
        {department && <OthersSection compared={result} department={department} />}
        {beside && <TalkSection compared={result} />}
      </div>
      <div>
        <MoreFigures compared={result} />
        <CompareFaq />
      </div>
    </>
  )
}

/** The address asked for a cell already, and only the pay is missing. */
function Known({ beside }: { beside: NonNullable<Comparison['beside']> }) {
  const scope = useScope()
  return (
    <div className="payknown">
      <p>
        <b>{useCompareWords().comparing.known(scope(beside.of))}</b>
      </p>
      <PayFigure range={beside.range} />
    </div>
  )
}

function Begin({ children, ...fields }: FormProps & { children: ReactNode }) {
  const words = useCompareWords().comparing
  return (
    <>
      <div>
        <h1>{words.heading}</h1>
        <p className="lead-text">{words.lead}</p>
        {children}
        <CompareForm {...fields} />
      </div>
      <div>
        <CompareFaq />
      </div>
    </>
  )
}
