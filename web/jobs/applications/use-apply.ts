import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { OwnApplication } from '#shared/contract/jobs/applications.ts'
import { APPLICATION } from '#shared/contract/jobs/limits.ts'
import { readMail } from '#shared/rules/input/mail.ts'
import { readPhone } from '#shared/rules/phone.ts'
import { openLogin } from '#web/accounts/login.ts'
import { NO_TROUBLE, useSubmit } from '#web/forms/use-submit.ts'
import { useOwnAccount } from '#web/accounts/own/use-own-account.ts'
import { httpCall, isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { currentSession } from '#web/platform/session.ts'
import { useStored } from '#web/platform/storage.ts'
import { draftOf, NO_DRAFT, type Draft } from './draft.ts'
import { isValidFor } from './application-state.ts'
import { useResume } from './use-resume.ts'

/** The step that checks has an address of its own, so that the browser's Back leads to the form. */
const CHECK = '#2'

/** State of an application form: fill in, check, send. */
export function useApply(vacancyId: string) {
  const words = useWords('applying')
  const { field } = useWords('errors')
  const { draft, isBegun, stored, put } = useDraft(vacancyId)
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  /**
   * The checked version is what is sent, even if somebody signs in after the check. It is not stored, because it may
   * contain the account's name.
   */
  const [checked, setChecked] = useState<Draft>()
  const [sent, setSent] = useState<OwnApplication>()
  const [second, setSecond] = useState<OwnApplication>()
  /** The same application was sent before without an answer. */
  const isAgain = useRef(false)
  const { busy, trouble, setTrouble, mended, run } = useSubmit({ ...words.failed, offline: words.lost })

  function change(part: Partial<Draft>): void {
    put(part)
    const [field = ''] = Object.keys(part)
    mended(field === 'file' ? 'attachment' : field)
  }
  const resume = useResume(
    file => change({ file }),
    () => mended('attachment'),
  )

  function check(): void {
    const fields = mistakesIn(draft, { email: words.wrong.email, field, missing: words.missing })
    setTrouble({ fields })
    if (Object.keys(fields).length > 0) return
    setChecked(draft)
    void navigate({ search, hash: CHECK })
  }

  function send(): void {
    if (!currentSession()) return openLogin({ reason: words.signIn, after: send })
    const body = checked && bodyOf(vacancyId, checked)
    if (!body) return
    run(async () => {
      const first = isAgain.current ? undefined : await findOwn(vacancyId)
      if (first) return setSecond(first)
      try {
        setSent(await httpCall('applyJob', { body }))
        stored.put(undefined)
      } catch (error) {
        const isRefused = isCallError(error) && Object.keys(error.errors).length > 0
        isAgain.current = !isRefused
        if (isRefused) edit()
        throw error
      }
    })
  }

  function wipe(): void {
    resume.drop()
    stored.put(undefined)
    setTrouble(NO_TROUBLE)
  }
  function edit(): void {
    isAgain.current = false
    setChecked(undefined)
    void navigate({ search }, { replace: true })
  }
  const step = { checked: hash === CHECK ? checked : undefined, check, edit }
  return { draft, isBegun, change, resume, busy, trouble, sent, second, ...step, send, wipe }
}

export type Applying = ReturnType<typeof useApply>

async function findOwn(vacancyId: string): Promise<OwnApplication | undefined> {
  const { applications } = await httpCall('ownApplications', {})
  return applications.find(isValidFor(vacancyId))
}

/**
 * The name defaults to that of the account. The account's addresses are not filled in, because they must not reach a
 * company unintentionally.
 */
function useDraft(vacancyId: string) {
  const [stored] = useState(() => draftOf(vacancyId))
  const { data: account } = useOwnAccount()
  const typed = useStored(stored)
  return {
    draft: { ...NO_DRAFT, name: account?.name ?? '', ...typed },
    isBegun: typed !== undefined,
    stored,
    put: (part: Partial<Draft>) => stored.put({ ...stored.get(), ...part }),
  }
}

const mistakesIn = (draft: Draft, words: Parameters<typeof wrongIn>[1] & { missing: Missing }) => ({
  ...wrongIn(draft, words),
  ...missingIn(draft, words.missing),
})

type Missing = Record<'name' | 'phone' | 'attachment', string>

const missingIn = ({ name, phone, email, file }: Draft, words: Missing): Record<string, string> => ({
  ...(name.trim() === '' && { name: words.name }),
  ...(phone.trim() === '' && email.trim() === '' && { phone: words.phone }),
  ...(!file && { attachment: words.attachment }),
})

type PhoneMistakes = Record<NonNullable<ReturnType<typeof readPhone>['mistake']>, string>

/** Errors that the server would report only after the sign-in. */
const wrongIn = (
  { phone, email, message }: Draft,
  words: {
    email: string
    field: PhoneMistakes & { too_long: (most: number) => string }
  },
): Record<string, string> => ({
  ...(phone.trim() !== '' && phoneMistake(phone, words.field)),
  ...(message.trim().length > APPLICATION.message && { message: words.field.too_long(APPLICATION.message) }),
  ...(email.trim() !== '' && !EMAIL.test(readMail(email)) && { email: words.email }),
})

function phoneMistake(typed: string, words: PhoneMistakes) {
  const { mistake } = readPhone(typed)
  return mistake && { phone: words[mistake] }
}
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

function bodyOf(vacancy_id: string, { name, phone, email, message, file }: Draft) {
  if (!file) return undefined
  return {
    vacancy_id,
    name,
    phone: phone.trim() || null,
    email: email.trim() || null,
    message: message.trim() || null,
    attachment: { id: file.id, secret: file.secret },
  }
}
