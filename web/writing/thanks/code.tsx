import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { CodeBlock } from '#web/ui/forms/code-block.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { useThanksWords } from './words.ts'
import { forgetCode, keepCode, useOwnCodes, type OwnCode } from '../kept/own-codes.ts'
import { noteKept, unstore, type Sent } from '../kept/sent.ts'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Dialog } from '#web/ui/controls/dialog.tsx'
import { isThankYou } from '../kept/use-sent-ends.ts'

/** The code in groups, with the ways to keep it; who has used none is asked before leaving. */
export function ThanksCode({ sent, code }: { sent: Sent; code: string }) {
  const locale = useLocale()
  const thanks = useThanksWords(sent)
  const { unkept } = useWords('sorry')
  const toast = useToast()
  const { name: company, slug } = sent.company
  const own: OwnCode = { code: sent.code, company, slug, ...(sent.pay && { pay: true }) }
  const kept = useOwnCodes().some(one => one.code === sent.code)
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => {
        noteKept()
        toast(thanks.copied)
      },
      () => toast(thanks.copyFailed),
    )
  const save = () => {
    download(thanks.fileName, thanks.file(code, location.origin + href(locale, 'myReview')))
    noteKept()
  }
  const keep = (wanted: boolean) => {
    if (!wanted) return forgetCode(sent.code)
    if (!keepCode(own)) return toast(unkept)
    unstore()
  }
  return (
    <Section title={thanks.codeTitle} icon="key-round" bare>
      <div onCopy={() => isSelected(code) && noteKept()}>
        <CodeBlock code={code} label={thanks.codeTitle} />
      </div>
      <p>
        <b>{thanks.only}</b> {thanks.explain}
      </p>
      <div className="thanks-a">
        <Button icon="copy" onClick={() => void copy()}>
          {thanks.copy}
        </Button>
        <Button kind="line" icon="download" onClick={save}>
          {thanks.download}
        </Button>
      </div>
      <Checkbox checked={kept} onChange={event => keep(event.target.checked)}>
        {thanks.keep}
      </Checkbox>
      {!kept && !sent.kept && <ThanksLeave body={thanks.leave.body} />}
    </Section>
  )
}

/** A part of it opens nothing. */
const isSelected = (code: string): boolean => letters(String(getSelection())).includes(letters(code))

const letters = (text: string): string => text.replace(/\s/g, '')

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Stands on the thank-you page until the code is kept: asks once before the page with it is left. */
function ThanksLeave({ body }: { body: string }) {
  const { thanks } = useWords('writing')
  const { nav } = useWords('masthead')
  const { leave } = thanks
  const leaving = useBlocker(({ nextLocation }) => !isThankYou(nextLocation.pathname))
  useEffect(() => {
    // Closing the tab loses the code for good; the browser does not tell that from a reload, which shows it again.
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  return (
    <Dialog
      open={leaving.state === 'blocked'}
      onClose={() => leaving.reset?.()}
      title={leave.title}
      close={nav.close}
      actions={
        <>
          <Button kind="line" onClick={() => leaving.proceed?.()}>
            {leave.go}
          </Button>
          <Button onClick={() => leaving.reset?.()}>{leave.stay}</Button>
        </>
      }
    >
      <p>{body}</p>
    </Dialog>
  )
}
