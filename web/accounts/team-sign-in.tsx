import { useRef } from 'react'
import type { Output } from '#shared/contract/contract.ts'
import { httpCall } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { CodeField } from '#web/ui/forms/text-field.tsx'
import { AddressStep } from './address-step.tsx'
import { CodeStep } from './code-step.tsx'
import { TroubleBox } from '#web/forms/trouble-box.tsx'
import { useAttempt } from './use-attempt.ts'
import './accounts.css'

/** Sign-in of the team: a mailed code and a code of the authenticator app. The caller stores the session. */
export function TeamSignIn({ onDone }: { onDone: (session: Output<'teamVerify'>) => void }) {
  const form = useAttempt('team')
  const { team, code } = useWords('accounts')
  const second = useRef<HTMLInputElement>(null)
  const { attempt, tryCode, setTrouble } = form
  const verify = (two_factor_code: string) => {
    const totp = (second.current?.value ?? '').replace(/\D/g, '')
    const missing = {
      ...(two_factor_code.length !== 6 && { two_factor_code: code.empty }),
      ...(totp.length !== 6 && { totp: code.empty }),
    }
    if (Object.keys(missing).length > 0) return setTrouble({ fields: missing })
    tryCode(async user_id => {
      const session = await httpCall('teamVerify', { body: { user_id, two_factor_code, totp } })
      form.forget()
      onDone(session)
    })
  }
  return (
    <TroubleBox trouble={form.trouble}>
      {attempt ? (
        <CodeStep {...form} attempt={attempt} verify={verify} eager={false} submit={team.submit}>
          <CodeField
            ref={second}
            label={team.totp.label}
            hint={team.totp.hint}
            autoComplete="off"
            maxLength={12}
            required
            error={form.trouble.fields['totp']}
            onInput={() => form.mended('totp')}
          />
        </CodeStep>
      ) : (
        <AddressStep {...form} hint={team.email} />
      )}
    </TroubleBox>
  )
}
