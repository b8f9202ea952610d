import type { ReactNode } from 'react'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import { Brand } from '#web/ui/layout/brand.tsx'
import { FrameTools } from '#web/ui/layout/frame-tools.ts'
import { Icon } from '#web/ui/layout/icon.tsx'
import { FormMasthead, SkipLink, ToolLink } from '#web/ui/layout/masthead.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { useLeaf } from './leaf.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteMasthead } from './site-masthead.tsx'

/** A page for reading: masthead, content, foot. */
export const PublicFrame = ({ children }: { children: ReactNode }) => (
  <>
    <Skip />
    <SiteMasthead />
    <Content>{children}</Content>
    <SiteFooter />
  </>
)

/** A form: brand, language and the way out, nothing else that leads away. */
export function FormFrame({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const site = useSite()
  const { nav } = useWords('masthead')
  const { params, handle, data } = useLeaf()
  const id = params['id'] ?? (data ? handle?.page?.company?.(data) : undefined)
  const page = handle?.name === 'applyJob' ? 'job' : 'company'
  const out = id ? href(locale, page, { id }) : href(locale, 'home')
  return (
    <>
      <Skip />
      <FormMasthead
        brand={<Brand name={site.name} href={href(locale, 'home')} small />}
        tools={
          <>
            <LanguageSwitch />
            <ToolLink href={out}>
              <Icon name="x" />
              {nav.close}
            </ToolLink>
          </>
        }
      />
      <Content>{children}</Content>
    </>
  )
}

/** The team's desk brings its own bar and `<main id="isi">`. */
export const TeamFrame = ({ children }: { children: ReactNode }) => (
  <FrameTools value={<LanguageSwitch />}>
    <Skip />
    {children}
  </FrameTools>
)

/** A company's area brings its own head and `<main id="isi">`. */
export const OwnerFrame = ({ children }: { children: ReactNode }) => (
  <FrameTools value={<LanguageSwitch />}>
    <Skip />
    {children}
    <SiteFooter />
  </FrameTools>
)

const Skip = () => <SkipLink>{useWords('masthead').skip}</SkipLink>

const Content = ({ children }: { children: ReactNode }) => (
  <main id="isi" tabIndex={-1}>
    {children}
  </main>
)
