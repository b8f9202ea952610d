import { useState } from 'react'
import { formatManageCode } from '#shared/rules/manage-code.ts'
import { decode } from '#web/platform/base64.ts'
import { httpCall } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { TroubleBox } from '#web/forms/trouble-box.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { CopyableCode } from '#web/ui/forms/copyable-code.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import type { NoCredential } from './credential.ts'
import { OtherDevice } from './other-device.tsx'
import { credentialPlace } from './place.ts'

/** The code with which another device of the same person gets the same credential. */
export function RecoveryCode() {
  const { code: words, other } = useWords('pass')
  const { busy, trouble, run } = useSubmit(other.refused)
  const [shown, setShown] = useState<{ code: string; year: number }>()
  const [missing, setMissing] = useState<NoCredential>()
  const show = () =>
    run(async () => {
      const [{ recoveryCodeOf }, { getCredential }] = await Promise.all([
        import('#shared/pass/seed.ts'),
        import('./credential.ts'),
      ])
      const found = await getCredential(httpCall, credentialPlace())
      if ('kind' in found) return setMissing(found)
      setMissing(undefined)
      setShown({ code: recoveryCodeOf(decode(found.seed)), year: found.year })
    })
  return (
    <Section title={words.title}>
      <p>{words.lead}</p>
      {shown && (
        <>
          <p>{words.ends(shown.year)}</p>
          <CopyableCode code={formatManageCode(shown.code)} words={words.block} />
        </>
      )}
      {missing && <OtherDevice found={missing} onReady={show} />}
      {!shown && !missing && (
        <TroubleBox trouble={trouble}>
          <Button kind="line" busy={busy} onClick={show}>
            {words.show}
          </Button>
        </TroubleBox>
      )}
    </Section>
  )
}
