import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import type { OwnReview as Review } from '#shared/contract/reviews.ts'
import { parseManageCode } from '#shared/rules/manage-code.ts'
import { httpCall } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { CodeForm } from './code-form.tsx'
import { KeptCodes } from './kept-codes.tsx'
import { OwnReview } from './own-review.tsx'
import { problemOf, type Problem } from './problem.ts'
import './writing.css'
import './my-review.css'

type Opened = { code: string; review: Review }

/** A review seen by the holder of its code. Nothing here asks who that is. */
export function MyReview() {
  const { mine } = useWords('writing')
  const [given, setGiven] = useState('')
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
  useCodeOfAddress(text => {
    const code = parseManageCode(text)
    setGiven(text)
    if (code) void open(code)
  })
  const leave = () => {
    setOpened(undefined)
    setProblem(undefined)
    setGiven('')
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
          <CodeForm
            key={given}
            given={given}
            problem={problem}
            busy={busy}
            onOpen={code => void open(code)}
          />
          <KeptCodes onOpen={code => void open(code)} />
        </>
      )}
    </div>
  )
}

/** A code in the address (`#CODE`) is read once and taken out of it: it must not stay in the history. */
function useCodeOfAddress(onText: (text: string) => void): void {
  const { hash, key } = useLocation()
  const read = useEffectEvent(() => {
    if (!hash) return
    history.replaceState(history.state, '', location.pathname + location.search)
    onText(decoded(hash.slice(1)))
  })
  useEffect(() => read(), [key])
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
