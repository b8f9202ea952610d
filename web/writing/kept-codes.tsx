import { useWords } from '#web/platform/locale.ts'
import { ActionButton, LinkButton } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { endOf, useOwnCodes } from './own-codes.ts'
import { useForget } from './use-forget.ts'

/** Reviews whose codes this device keeps; the list is nowhere else. */
export function KeptCodes({ onOpen }: { onOpen: (code: string) => void }) {
  const { mine } = useWords('writing')
  const codes = useOwnCodes()
  const forget = useForget()
  if (codes.length === 0) return null
  return (
    <Section title={mine.kept}>
      <ul className="kept">
        {codes.map(({ code, company }) => (
          <li key={code}>
            <LinkButton onClick={() => onOpen(code)} aria-label={mine.show(company)}>
              {company}
            </LinkButton>
            <span className="note">{mine.codeEnd(endOf(code))}</span>
            <ActionButton icon="trash-2" quiet onClick={() => forget({ code, company })}>
              {mine.forget}
              <span className="vh"> ({company})</span>
            </ActionButton>
          </li>
        ))}
      </ul>
    </Section>
  )
}
