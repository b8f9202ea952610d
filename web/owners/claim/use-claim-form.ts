import { useEffect, useRef, useState } from 'react'
import type { Output } from '#shared/contract/contract.ts'
import { isFreeMail } from '#shared/rules/mail/free-mail.ts'
import { readOfficePhone } from '#shared/rules/input/office-phone.ts'
import { NO_TROUBLE, useSubmit } from '#web/forms/use-submit.ts'
import { httpCall, isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { preventReload } from '#web/platform/session.ts'
import { useProofFiles } from '#web/forms/files/use-proof-files.ts'

export type ClaimedCompany = { id: string; name: string; slug: string; website_host: string | null }
export type Sent = Output<'claimCompany'> & { email: string }
type Candidates = readonly { id: string; name: string; place: string | null }[]

const REQUIRED = ['name', 'role', 'email', 'phone'] as const

/** Sends a claim, for a known company or one that is named in the form. */
export function useClaimForm(company: ClaimedCompany | undefined, onSent: (sent: Sent) => void) {
  const { missing, failed, files, email: mail } = useWords('claims')
  const errorWords = useWords('errors').field
  const { busy, trouble, setTrouble, mended, run } = useSubmit(failed)
  const [isQuestioned, setIsQuestioned] = useState(false)
  const [candidates, setCandidates] = useState<Candidates>([])
  const [typed, setTyped] = useState(false)
  const proof = useProofFiles(files)
  // The public mailbox address that the claimant was already asked about: each address is questioned only once.
  const sure = useRef<string>(undefined)
  useEffect(() => (typed ? preventReload() : undefined), [typed])

  const send = (form: FormData) => {
    const valueOf = (field: string) => String(form.get(field) ?? '').trim()
    const empty = REQUIRED.filter(field => valueOf(field) === '')
    const { mistake } = readOfficePhone(valueOf('phone_prefix'), valueOf('phone'))
    const wrong = {
      ...(mistake && { phone: errorWords[mistake] }),
      ...(!company && valueOf('company_name') === '' && { company_name: missing.company }),
      ...Object.fromEntries(empty.map(field => [field, missing[field]])),
      ...(!form.has('agree') && { agree: missing.agree }),
    }
    if (Object.keys(wrong).length > 0) return setTrouble({ fields: wrong })
    const email = valueOf('email')
    if (isFreeMail(email) && sure.current !== email) {
      sure.current = email
      setIsQuestioned(true)
      return setTrouble(NO_TROUBLE)
    }
    const body = bodyOf(company, valueOf)
    run(async () => {
      try {
        const upload_files = await proof.arrived()
        onSent({ ...(await httpCall('claimCompany', { body: { ...body, upload_files } })), email })
      } catch (error) {
        if (isCallError(error)) setCandidates(error.candidates?.['company_name'] ?? [])
        throw error
      }
    })
  }
  return {
    busy,
    trouble,
    candidates,
    proof,
    send,
    question: isQuestioned ? mail.free : undefined,
    mended(field: string) {
      setTyped(true)
      if (field === 'email') setIsQuestioned(false)
      mended(field)
    },
  }
}

type ValueOf = (field: string) => string

const bodyOf = (company: ClaimedCompany | undefined, valueOf: ValueOf) => ({
  ...(company ? { company_id: company.id } : chosen(valueOf)),
  name: valueOf('name'),
  role: valueOf('role'),
  email: valueOf('email'),
  phone_prefix: valueOf('phone_prefix'),
  phone: valueOf('phone'),
  employees: (valueOf('employees') || null) as never,
  info: valueOf('info') || null,
  agree: true,
})

/** The chosen one of several companies with this name, or the name itself. */
const chosen = (valueOf: ValueOf) =>
  valueOf('company_id') ? { company_id: valueOf('company_id') } : { company_name: valueOf('company_name') }

export type ClaimFormState = ReturnType<typeof useClaimForm>
