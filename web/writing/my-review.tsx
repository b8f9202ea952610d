import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { parseManageCode } from '#shared/rules/manage-code.ts'
import type { OwnReview as Review } from '#shared/contract/reviews.ts'
import { httpCall, isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { CodeForm } from './code-form.tsx'
import { KeptCodes } from './kept-codes.tsx'
import { OwnReview } from './own-review.tsx'
import './writing.css'
import './my-review.css'

export type Problem = 'wrong' | 'offline' | 'limited' | 'failed'
type Opened = { code: string; review: Review }

/** A review seen by the holder of its code. Nothing here asks who that is. */
export function MyReview() {
  const { mine } = useWords('writing')
  const [opened, setOpened] = useState<Opened>()
  const [problem, setProblem] = useState<Problem>()
  const [busy, setBusy] = useState(false)

  async function open(code: string) {
    setBusy(true)
    setProblem(undefined)
    try {
      setOpened({ code, review: await httpCall('myReview', {}, code) })
    } catch (error) {
      setProblem(problemOf(error))
    }
    setBusy(false)
  }
  const given = useCodeOfAddress(code => void open(code))
  const leave = () => {
    setOpened(undefined)
    setProblem(undefined)
  }
  return (
    <div className="wrap wrap-form mine">
      {opened ? (
        <OwnReview
          key={opened.code}
          {...opened}
          onChange={review => setOpened({ ...opened, review })}
          onLeave={leave}
        />
      ) : (
        <>
          <h1>{mine.title}</h1>
          <p className="form-p">{mine.lead}</p>
          <CodeForm given={given} problem={problem} busy={busy} onOpen={code => void open(code)} />
          <KeptCodes onOpen={code => void open(code)} />
        </>
      )}
    </div>
  )
}

export function problemOf(error: unknown): Problem {
  if (!isCallError(error)) throw error
  if (error.status === 0) return 'offline'
  if (error.status === 429) return 'limited'
  return error.status >= 500 ? 'failed' : 'wrong'
}

/** A code in the address (`#CODE`) is read once and taken out of it: it must not stay in the history. */
function useCodeOfAddress(onCode: (code: string) => void): string {
  const { hash, key } = useLocation()
  const [given, setGiven] = useState('')
  useEffect(() => {
    if (!hash) return
    history.replaceState(history.state, '', location.pathname + location.search)
    const text = decoded(hash.slice(1))
    const code = parseManageCode(text)
    setGiven(text)
    if (code) onCode(code)
  }, [key])
  return given
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
