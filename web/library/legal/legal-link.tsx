import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import type { PageText } from '#shared/contract/library/library.ts'
import { href } from '#shared/paths.ts'
import type { LegalName } from '#shared/rules/kept/legal-versions.ts'
import { httpCall } from '#web/platform/call.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { loadWords } from '#web/platform/words.ts'
import { useToast } from '#web/ui/controls/toast.tsx'

type Loaded = Pick<typeof import('./legal-dialog.tsx'), 'LegalDialog'> & { text: PageText | null }

/**
 * Link to a legal text in a form that asks for consent. It opens a dialog over the form, which the back button closes;
 * without JavaScript or with a modifier key it opens in a new tab, so that no input is lost.
 */
export function LegalLink({ name, children }: { name: LegalName; children: ReactNode }) {
  const locale = useLocale()
  const toast = useToast()
  const { failed } = useWords('sorry')
  const { isOpen, open, close } = useOpenInHistory(name)
  const [loaded, setLoaded] = useState<Loaded>()
  const show = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const text = name === 'guidelines' ? null : httpCall('pageText', { params: { name }, query: { locale } })
    Promise.all([import('./legal-dialog.tsx'), text, loadWords(locale, ['legal'])]).then(
      ([{ LegalDialog }, text]) => {
        setLoaded({ LegalDialog, text })
        open()
      },
      () => toast(failed.body),
    )
  }
  return (
    <>
      <a href={href(locale, name)} target="_blank" rel="noopener" onClick={show}>
        {children}
      </a>
      {/* Rendered outside the form: a click in the text must not toggle the checkbox whose label contains the link. */}
      {loaded &&
        createPortal(
          <loaded.LegalDialog name={name} text={loaded.text} open={isOpen} onClose={close} />,
          document.body,
        )}
    </>
  )
}

/** The dialog is open during its history entry, so that back returns to the form. */
function useOpenInHistory(name: LegalName) {
  const { state, search, hash } = useLocation()
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  const isOpen = (state as { legal?: string } | null)?.legal === name
  const open = () => {
    isLeaving.current = false
    const opened = { ...(state as object | null), legal: name }
    void navigate({ search, hash }, { state: opened, preventScrollReset: true })
  }
  // A second click before the history has changed would go back past the form.
  const close = () => {
    if (!isOpen || isLeaving.current) return
    isLeaving.current = true
    void navigate(-1)
  }
  return { isOpen, open, close }
}
