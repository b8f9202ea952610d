import { useWords } from '#web/platform/locale.ts'
import { ActionButton, LinkButton } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { endOf, useOwnCodes, type OwnCode } from '#web/writing/drafts/own-codes.ts'
import { useForget } from './use-forget.ts'

/** Reviews and pay whose codes are stored on this device. The server has no such list. */
export function CodeList({ onOpen }: { onOpen: (code: string) => void }) {
  const { mine } = useWords('writing')
  const { own: words } = useWords('given')
  const codes = useOwnCodes()
  const forget = useForget()
  const spoken = (own: OwnCode) =>
    own.pay ? words.show(own.company || words.unsaid) : mine.show(own.company)
  if (codes.length === 0) return null
  return (
    <Section title={mine.kept}>
      <ul className="kept">
        {codes.map(own => (
          <li key={own.code}>
            <LinkButton onClick={() => onOpen(own.code)} aria-label={spoken(own)}>
              {own.pay ? (own.company ? words.kept(own.company) : words.keptUnsaid) : own.company}
            </LinkButton>
            <span className="note">{mine.codeEnd(endOf(own.code))}</span>
            <ActionButton icon="trash-2" quiet onClick={() => forget(own)}>
              {mine.forget}
              <span className="vh"> ({own.company || words.unsaid})</span>
            </ActionButton>
          </li>
        ))}
      </ul>
    </Section>
  )
}
