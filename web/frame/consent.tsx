import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'

/** Asks once. Shown by an attribute that boot.js sets before paint, so nothing jumps; both answers weigh the same. */
export function Consent() {
  const locale = useLocale()
  const cookies = useWords('cookies')
  return (
    <div className="consent">
      <Banner
        label={cookies.title}
        actions={
          <>
            <Button kind="line" onClick={() => answer('no')}>
              {cookies.refuse}
            </Button>
            <Button kind="line" onClick={() => answer('yes')}>
              {cookies.accept}
            </Button>
          </>
        }
      >
        <p>
          {cookies.body} <a href={`${href(locale, 'privacy')}#peramban`}>{cookies.kept}</a>
        </p>
      </Banner>
    </div>
  )
}

/** Opens the question again, so that an answer can be taken back. */
export function AskAgain() {
  const cookies = useWords('cookies')
  return (
    <LinkButton className="only-script" onClick={askAgain}>
      {cookies.again}
    </LinkButton>
  )
}

function answer(value: 'yes' | 'no'): void {
  document.documentElement.dataset['consent'] = value
  try {
    localStorage.setItem('consent', value)
  } catch {
    // A browser that keeps nothing: it will be asked again, and nothing optional runs.
  }
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}

function askAgain(): void {
  delete document.documentElement.dataset['consent']
  try {
    localStorage.removeItem('consent')
  } catch {
    // Nothing was kept.
  }
  document.querySelector<HTMLElement>('.consent button')?.focus()
}
