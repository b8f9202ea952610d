import { useEffect, useState } from 'react'
import type { Output } from '#shared/contract/contract.ts'
import { href } from '#shared/paths.ts'
import { httpCall } from '#web/platform/call.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'

/** Where somebody chooses what is sent to the address of their account: the page that each letter leads to, too. */
export function Letters() {
  const locale = useLocale()
  const { letters: words } = useWords('account')
  const [found, setFound] = useState<Output<'ownLetters'>>()
  useEffect(() => {
    httpCall('ownLetters', {}).then(setFound, () => {})
  }, [])
  if (!found) return null
  return (
    <Section title={words.title}>
      <p className="note">{found.token ? words.some : words.none}</p>
      <p className="note">{words.applied}</p>
      {found.token ? (
        <ArrowLink href={href(locale, 'mailChoices', { token: found.token })}>{words.choose}</ArrowLink>
      ) : (
        <ArrowLink href={href(locale, 'subscribe')}>{words.ask}</ArrowLink>
      )}
    </Section>
  )
}
