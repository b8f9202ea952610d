import { lazy, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { OwnPay as Pay } from '#shared/contract/pay/giving.ts'
import type { OwnReview as Review } from '#shared/contract/writing/writing.ts'
import { formatManageCode } from '#shared/rules/manage-code.ts'
import { httpCall, isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { Loading } from '#web/ui/forms/waiting.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { CodeFile } from './code-file.tsx'
import { CodeForm } from './code-form.tsx'
import { codeInText } from './code-in-text.ts'
import { endOf, ownCodes, useOwnCodes, type OwnCode } from '#web/writing/drafts/own-codes.ts'
import { editedCompany, type EditableReview } from './edit-draft.ts'
import { OwnReview } from './own-review.tsx'
import { isEditable, type EditablePay } from './pay/pay-edit-draft.ts'
import { OwnPay } from './pay/own-pay.tsx'
import { useOwnAttempt } from './own-attempt.ts'
import { LAST_STEP, STEP_HASH } from '#web/forms/form.ts'
import { ActionButton, LinkButton } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useForget } from './use-forget.ts'
import '#web/ui/forms/form.css'
import './my-review.css'

type Opened =
  | { code: string; review: Review; pay?: undefined }
  | { code: string; pay: Pay; review?: undefined }
type Editing =
  | { code: string; review: EditableReview; pay?: undefined }
  | { code: string; pay: EditablePay; review?: undefined }

// Loaded on demand, when the user edits something.
const loadReview = () => import('./edit-review.tsx')
const EditReview = lazy(async () => ({ default: (await loadReview()).EditReview }))
const loadPay = () => import('./pay/edit-pay.tsx')
const EditPay = lazy(async () => ({ default: (await loadPay()).EditPay }))

/** A review, or standalone pay, for the holder of its code. The page does not ask who that is. */
export function MyReview() {
  const { mine, editing: words } = useWords('writing')
  const { own } = useWords('given')
  const toast = useToast()
  const [given, setGiven] = useState('')
  const { opened, problem, busy, open, put } = useOpened()
  const { editing, edit, close: closeEdit } = useEditing(opened)
  const take = (text: string) => {
    const code = codeInText(text)
    setGiven(code ? formatManageCode(code) : text)
    if (code) void open(code)
  }
  useCodeOfAddress(take)
  useLinkedCode(code => void open(code))
  const unsent = useUnsent(open)
  const close = () => {
    put(undefined)
    setGiven('')
  }
  const refresh = async (code: string, message?: string) => {
    closeEdit()
    await open(code)
    if (message) toast(message)
  }
  // Preloaded before the review is hidden: if loading fails, the review must remain visible.
  const openForm = () => {
    const load: () => Promise<unknown> = opened?.pay ? loadPay : loadReview
    void load().then(edit, () => toast(mine.offline))
  }
  if (editing) {
    const sent = editing.pay ? own.editing.sent : words.sent
    return (
      <Suspense fallback={<Opening label={words.loading} />}>
        <Edit
          {...editing}
          onSent={() => void refresh(editing.code, sent)}
          onLeave={() => void refresh(editing.code)}
        />
      </Suspense>
    )
  }
  return (
    <div className="wrap wrap-form mine">
      {opened?.pay ? (
        <OwnPay
          key={opened.code}
          {...opened}
          onChange={() => open(opened.code)}
          onEdit={openForm}
          onLeave={close}
        />
      ) : opened ? (
        <OwnReview
          key={opened.code}
          {...opened}
          onChange={review => put({ code: opened.code, review })}
          onEdit={openForm}
          onLeave={close}
        />
      ) : (
        <>
          <h1>{mine.title}</h1>
          <p className="form-p">{mine.lead}</p>
          {unsent && <Notice>{mine.unsent}</Notice>}
          <CodeFile onCode={take}>
            <CodeForm
              key={given}
              given={given}
              problem={problem}
              busy={busy}
              onOpen={code => void open(code)}
            />
          </CodeFile>
          <CodeList onOpen={code => void open(code)} />
        </>
      )}
    </div>
  )
}

const Edit = ({ review, pay, ...rest }: Editing & { onSent: () => void; onLeave: () => void }) =>
  pay ? (
    <EditPay key={rest.code} pay={pay} {...rest} />
  ) : (
    <EditReview key={rest.code} review={review} {...rest} />
  )

/** Loading state of the form. */
const Opening = ({ label }: { label: string }) => (
  <div className="wrap wrap-form mine">
    <h1 className="vh">{label}</h1>
    <Loading label={label} />
  </div>
)

/** The review of a code, or the error. */
function useOpened() {
  const [opened, setOpened] = useState<Opened>()
  const { busy, problem, attempt, forget } = useOwnAttempt()
  const open = (code: string) => attempt(async () => setOpened(await look(code)))
  const put = (next: Opened | undefined) => {
    forget()
    setOpened(next)
  }
  return { opened, problem, busy, open, put }
}

/** A code does not show whether it is for a review or for pay: tries the review first. */
async function look(code: string): Promise<Opened> {
  try {
    return { code, review: await httpCall('myReview', {}, code) }
  } catch (error) {
    if (!isCallError(error) || error.status !== 404) throw error
    return { code, pay: await httpCall('myPay', {}, code) }
  }
}

/** The edit mode is in the address, so that the back button leaves the form. */
function useEditing(opened: Opened | undefined) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const isRequested = STEP_HASH.test(hash)
  const editing = isRequested && opened && isEditing(opened) ? opened : undefined
  const close = () => void navigate({ search, hash: '' }, { replace: true })
  const closeStale = useEffectEvent(close)
  useEffect(() => {
    // After a reload the step remains in the address until the code opens the review again.
    const waits = !opened && editedCompany() !== undefined
    if (isRequested && !editing && !waits) closeStale()
  }, [isRequested, editing, opened])
  // The last step shows every answer.
  return { editing, edit: () => void navigate({ search, hash: LAST_STEP }), close }
}

/**
 * Whether this tab has unsent changes; the company is not shown before the code is entered. After a reload inside the
 * form the review opens automatically if its code is stored on the device, otherwise the page waits for the code.
 */
function useUnsent(open: (code: string) => Promise<void>): boolean {
  const { hash } = useLocation()
  const unsent = useSyncExternalStore(
    () => () => {},
    () => editedCompany() !== undefined,
    () => false,
  )
  const reopen = useEffectEvent(() => {
    if (!STEP_HASH.test(hash)) return
    // The browser restored a scroll position inside the form.
    scrollTo(0, 0)
    const codes = ownCodes().filter(own => !own.pay && own.company === editedCompany())
    const only = codes.length === 1 ? codes[0] : undefined
    if (only) void open(only.code)
  })
  useEffect(() => reopen(), [])
  return unsent
}

const isEditing = (opened: Opened): opened is Editing =>
  opened.pay ? isEditable(opened.pay) : opened.review.draft !== null

/** A code in the hash (`#CODE`, not a step of the form) is read once and removed: it must not remain in the history. */
function useCodeOfAddress(onText: (text: string) => void): void {
  const { hash, key } = useLocation()
  const read = useEffectEvent(() => {
    if (!hash || STEP_HASH.test(hash)) return
    history.replaceState(history.state, '', location.pathname + location.search)
    onText(decoded(hash.slice(1)))
  })
  useEffect(() => read(), [key])
}

/**
 * Another page may link to a review whose code is stored on this device. The history state is read once and removed: a
 * reload must not open a review that was closed.
 */
function useLinkedCode(onOpen: (code: string) => void): void {
  const { state } = useLocation()
  const navigate = useNavigate()
  const open = useEffectEvent(() => {
    const end = (state as { codeEnd?: string } | null)?.codeEnd
    if (!end) return
    void navigate('.', { replace: true, state: null })
    const own = ownCodes().find(({ code }) => endOf(code) === end)
    if (own) onOpen(own.code)
  })
  useEffect(() => open(), [])
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Reviews and pay whose codes are stored on this device. The server has no such list. */
function CodeList({ onOpen }: { onOpen: (code: string) => void }) {
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
              {own.pay ? (own.company ? words.ofCompany(own.company) : words.unnamedCompany) : own.company}
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
