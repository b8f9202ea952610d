import { useState } from 'react'
import { useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { httpCall } from '#web/platform/call.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { sessionToken } from '#web/platform/session.ts'
import { emptyBrowser } from '#web/platform/storage.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Confirm } from '#web/ui/controls/confirm.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { FoldedCode } from '#web/ui/forms/folded-code.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useQuestionCodes } from '#web/questions/asking/own-codes.ts'
import { endOf, useOwnCodes } from '#web/writing/drafts/own-codes.ts'

/**
 * For shared devices: signs out and deletes everything of this site in the browser, after a confirmation that lists it.
 */
export function SharedPhone() {
  const { shared: words } = useWords('account')
  const [confirming, setConfirming] = useState(false)
  return (
    <Section title={words.title}>
      <p>{words.lead}</p>
      <Button kind="line" icon="trash-2" onClick={() => setConfirming(true)}>
        {words.action}
      </Button>
      {confirming && <Confirmation onClose={() => setConfirming(false)} />}
    </Section>
  )
}

function Confirmation({ onClose }: { onClose: () => void }) {
  const locale = useLocale()
  const { shared: words } = useWords('account')
  const { own } = useWords('asking')
  const { nav } = useWords('masthead')
  const questions = useQuestionCodes().map(own => ({
    ...own,
    company: `${words.messageKinds[own.kind]}: ${own.company}`,
  }))
  const codes = [...useOwnCodes(), ...questions]
  const navigate = useNavigate()
  const toast = useToast()
  const forgetAll = () => {
    const token = sessionToken()
    // The result of the call does not matter: the browser's data is deleted in any case.
    if (token) void httpCall('logout', {}, token).catch(() => {})
    emptyBrowser()
    toast(words.done)
    void navigate(href(locale, 'home'))
  }
  return (
    <Confirm
      title={words.action}
      close={nav.close}
      no={words.keep}
      yes={words.action}
      warns
      onNo={onClose}
      onYes={forgetAll}
    >
      <p>{words.goes}</p>
      {codes.length > 0 && (
        <div className="prose">
          <p>{words.codes}</p>
          <ul>
            {codes.map(({ code, company }) => (
              <li key={code}>
                <FoldedCode code={code} summary={words.code(company, endOf(code))} words={own.code} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Confirm>
  )
}
