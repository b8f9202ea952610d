import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { LegalPage } from '#web/library/legal/legal-page.tsx'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'

const TEXTS = {
  us: locale => href(locale, 'about'),
  scores: locale => href(locale, 'howScoresWork'),
  checks: locale => href(locale, 'howWeCheck'),
} as const satisfies Record<string, (locale: Locale) => string>
type Text = keyof typeof TEXTS

/** A page about ourselves, and the way to the others. */
export function AboutPage({ text }: { text: Text }) {
  const locale = useLocale()
  const words = useWords('about')
  const others = (Object.keys(TEXTS) as Text[]).filter(one => one !== text)
  const standing = <p className="note">{words.updated(words[text].updated)}</p>
  return (
    <LegalPage text={words[text]} standing={standing} contents={words.contents}>
      <Section title={words.more}>
        <ul>
          {others.map(one => (
            <li key={one}>
              <ArrowLink href={TEXTS[one](locale)}>{words[one].title}</ArrowLink>
            </li>
          ))}
          <li>
            <ArrowLink href={href(locale, 'guidelines')}>{words.guidelines}</ArrowLink>
          </li>
          <li>
            <ArrowLink href={href(locale, 'privacy')}>{words.privacy}</ArrowLink>
          </li>
          <li>
            <ArrowLink href={href(locale, 'faq')}>{words.faq}</ArrowLink>
          </li>
        </ul>
      </Section>
    </LegalPage>
  )
}
