import { useEffect, useState } from 'react'
import type { OwnLetters } from '#shared/contract/jobs/alerts.ts'
import { href } from '#shared/paths.ts'
import { httpCall } from '#web/platform/call.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'

type Props = { letters: OwnLetters | undefined }

/** Subscriptions of the account's address; undefined until loaded. */
export function useOwnLetters(): OwnLetters | undefined {
  const [found, setFound] = useState<OwnLetters>()
  useEffect(() => {
    httpCall('ownLetters', {}).then(setFound, () => {})
  }, [])
  return found
}

/** Link to the page where the person chooses which mails to receive; every mail links to the same page. */
export function Letters({ letters }: Props) {
  const { letters: words } = useWords('account')
  const to = useChoices(letters)
  if (!letters) return null
  return (
    <Section title={words.title}>
      <p className="note">{letters.token ? words.some : words.none}</p>
      <p className="note">{words.applied}</p>
      <ArrowLink href={to}>{letters.token ? words.choose : words.ask}</ArrowLink>
    </Section>
  )
}

/** Link to the subscriptions, to subscribe and unsubscribe. */
export function LettersLink({ letters }: Props) {
  const { letters: words } = useWords('account')
  return <a href={useChoices(letters)}>{words.title}</a>
}

function useChoices(letters: OwnLetters | undefined): string {
  const locale = useLocale()
  return letters?.token ? href(locale, 'mailChoices', { token: letters.token }) : href(locale, 'subscribe')
}
