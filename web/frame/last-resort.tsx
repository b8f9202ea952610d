import { Component, type ReactNode } from 'react'
import { localeOfPath } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { words } from '#web/platform/words.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'

/**
 * Outermost error boundary, for errors that the router's boundary cannot show. Without it React would leave the
 * document empty.
 */
export class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override render() {
    return this.state.failed ? <Failed /> : this.props.children
  }
}

/** Depends on nothing that may have failed: no context, and no router, whose navigation would render nothing. */
function Failed() {
  const locale = localeOfPath(location.pathname)
  const { failed, notFound } = words(locale, 'sorry')
  return (
    <main className="wrap sorry">
      <h1>{failed.title}</h1>
      <p className="lead-text" role="alert">
        {failed.body}
      </p>
      <p className="sorry-a">
        <ButtonLink href={location.pathname + location.search} rel="external">
          {failed.retry}
        </ButtonLink>
        <ButtonLink kind="line" href={href(locale, 'home')} rel="external">
          {notFound.home}
        </ButtonLink>
      </p>
    </main>
  )
}
