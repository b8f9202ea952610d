import { href } from '#shared/paths.ts'
import { Benefits } from '#web/owners/claim/benefits.tsx'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { ArrowLink, ButtonLink } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import './for-companies.css'

/** What a claim allows a company to do, and what it never allows. */
export const page = definePage({
  head: ({ locale }) => {
    const { title, description } = words(locale, 'employers')
    return { title, description }
  },
  View: ForCompanies,
})

function ForCompanies() {
  const locale = useLocale()
  const text = useWords('employers')
  return (
    <div className="wrap employers">
      <header>
        <h1>{text.title}</h1>
        <p className="lead-text">{text.lead}</p>
        <p>
          <ButtonLink href={href(locale, 'searchCompany')}>{text.find}</ButtonLink>
        </p>
        <ArrowLink href={href(locale, 'ownerLogin')}>{text.signIn}</ArrowLink>
      </header>
      <div className="cols-side">
        <div>
          <Section title={text.how}>
            <ol className="employers-steps">
              {text.steps.map(step => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Section>
          <Section title={text.readers}>
            {text.readersBody.map(line => (
              <p className="find" key={line}>
                {line}
              </p>
            ))}
          </Section>
          <Section title={text.honest}>
            <p className="find">{text.honestBody}</p>
            <ArrowLink href={href(locale, 'guidelines')}>{words(locale, 'footer').guidelines}</ArrowLink>
          </Section>
        </div>
        <div>
          <Benefits />
        </div>
      </div>
    </div>
  )
}
