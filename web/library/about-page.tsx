import type { PageText } from '#shared/contract/library/library.ts'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { LegalPage } from '#web/library/legal/legal-page.tsx'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'

const LINKS = {
  about: locale => href(locale, 'about'),
  howScoresWork: locale => href(locale, 'howScoresWork'),
  howWeCheck: locale => href(locale, 'howWeCheck'),
  guidelines: locale => href(locale, 'guidelines'),
  privacy: locale => href(locale, 'privacy'),
  faq: locale => href(locale, 'faq'),
} as const satisfies Record<string, (locale: Locale) => string>
type Link = keyof typeof LINKS

/** A page about the site, with links to the others. */
export function AboutPage({ text, self }: { text: PageText; self: Link }) {
  const locale = useLocale()
  const { day } = useFormats()
  const words = useWords('about')
  const others = (Object.keys(LINKS) as Link[]).filter(one => one !== self)
  const effective = text.updated_on && <p className="note">{words.updated(day(text.updated_on))}</p>
  return (
    <LegalPage text={text} effective={effective} contents={words.contents}>
      <Section title={words.more}>
        <ul>
          {others.map(one => (
            <li key={one}>
              <ArrowLink href={LINKS[one](locale)}>{words.links[one]}</ArrowLink>
            </li>
          ))}
        </ul>
      </Section>
    </LegalPage>
  )
}
