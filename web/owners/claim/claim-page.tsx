import { useEffect, useRef, useState } from 'react'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Benefits } from './benefits.tsx'
import { ClaimForm } from './claim-form.tsx'
import { ClaimThanks } from './thanks.tsx'
import type { ClaimedCompany, Sent } from './use-claim-form.ts'

/** The claim form as a page, with an explanation of the next steps. */
export function ClaimPage({ company }: { company?: ClaimedCompany | undefined }) {
  const words = useWords('claims')
  const [sent, setSent] = useState<Sent>()
  if (sent) return <Thanks company={company} sent={sent} />
  return (
    <div className="wrap cols-side">
      <div className="claim-main">
        <h1>{company ? words.title(company.name) : words.titleNamed}</h1>
        <p className="lead-text">{words.lead}</p>
        <noscript>
          <p>{words.noScript}</p>
        </noscript>
        <ClaimForm company={company} onSent={setSent} />
      </div>
      <Benefits />
    </div>
  )
}

function Thanks({ company, sent }: { company: ClaimedCompany | undefined; sent: Sent }) {
  const locale = useLocale()
  const { thanks } = useWords('claims')
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    head.current?.focus()
    scrollTo(0, 0)
  }, [])
  return (
    <div className="wrap wrap-form claim-own">
      <h1 ref={head} tabIndex={-1}>
        {thanks.title}
      </h1>
      <Section title={thanks.next}>
        <ClaimThanks sent={sent} />
      </Section>
      <p>
        {company ? (
          <ButtonLink kind="line" href={href(locale, 'company', { id: company.slug })}>
            {thanks.back(company.name)}
          </ButtonLink>
        ) : (
          <ButtonLink kind="line" href={href(locale, 'home')}>
            {thanks.home}
          </ButtonLink>
        )}
      </p>
    </div>
  )
}
