import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import { Brand } from '#web/ui/layout/brand.tsx'
import { FrameTools } from '#web/ui/layout/frame-tools.ts'
import { Icon } from '#web/ui/layout/icon.tsx'
import { FormMasthead, SkipLink, ToolLink, Footer } from '#web/ui/layout/masthead.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { useLeaf } from './leaf.ts'
import { SiteMasthead } from './site-masthead.tsx'
import { useWriteReview } from './write-review.ts'
import { onStored, storedText } from '#web/platform/storage.ts'

/** A page for reading: masthead, content, footer. */
export const PublicFrame = ({ children }: { children: ReactNode }) => (
  <>
    <Skip />
    <SiteMasthead />
    <Content>{children}</Content>
    <SiteFooter />
  </>
)

/** A form page: only brand, language and one link out of the form. */
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

/** The team's desk has its own bar and `<main id="isi">`. */
export const TeamFrame = ({ children }: { children: ReactNode }) => (
  <FrameTools value={<LanguageSwitch />}>
    <Skip />
    {children}
  </FrameTools>
)

/** A company's area has its own header and `<main id="isi">`. */
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

const ODBL = 'https://opendatacommons.org/licenses/odbl/1-0/'

function SiteFooter() {
  const locale = useLocale()
  const site = useSite()
  const footer = useWords('footer')
  const { nav } = useWords('masthead')
  return (
    <Footer
      brand={<Brand name={site.name} small />}
      label={footer.label}
      links={[
        { href: href(locale, 'searchCompany'), label: nav.companies },
        { href: href(locale, 'salaries'), label: nav.salaries },
        { href: href(locale, 'jobs'), label: nav.jobs },
        { href: href(locale, 'latestReviews'), label: nav.latest },
        { href: useWriteReview(), label: nav.writeReview },
        { href: href(locale, 'myReview'), label: nav.myReview },
        { href: href(locale, 'topCompanies'), label: footer.rankings },
        { href: href(locale, 'compareCompanies'), label: footer.compareCompanies },
        { href: href(locale, 'searchPosition'), label: footer.positions },
        { href: href(locale, 'comparePay'), label: footer.compare },
        { href: href(locale, 'takeHomeCalculator'), label: footer.takeHome },
        { href: href(locale, 'thrCalculator'), label: footer.thr },
        { href: href(locale, 'careers'), label: footer.careers },
        { href: href(locale, 'articles'), label: footer.articles },
        { href: href(locale, 'faq'), label: footer.faq },
        { href: href(locale, 'about'), label: footer.about },
        { href: href(locale, 'guidelines'), label: footer.guidelines },
        { href: href(locale, 'forCompanies'), label: footer.companies },
        ...(site.raffle ? [{ href: href(locale, 'raffle'), label: footer.raffle }] : []),
        { href: href(locale, 'contact'), label: footer.contact },
        { href: href(locale, 'reportContent'), label: footer.report },
        { href: href(locale, 'transparency'), label: footer.transparency },
        { href: href(locale, 'developers'), label: footer.developers },
        { href: href(locale, 'licences'), label: footer.licences },
        { href: href(locale, 'terms'), label: footer.terms },
        { href: href(locale, 'privacy'), label: footer.privacy },
      ]}
    >
      <ThemeSwitch />
      <span>
        {footer.stored} <a href={`${href(locale, 'privacy')}#browser`}>{footer.storedMore}</a>
      </span>
      {site.demo && <span>{footer.demo}</span>}
      <span>
        {footer.places}{' '}
        <a href={ODBL} rel="license noopener">
          ODbL 1.0
        </a>
      </span>
    </Footer>
  )
}

const THEMES = ['light', 'dark', 'system'] as const
type Theme = (typeof THEMES)[number]
const THEME = storedText('browser', 'theme')

/** Light, dark, or the device's setting: stored in this browser under `theme`. */
function ThemeSwitch() {
  const { theme: words } = useWords('footer')
  const theme = useSyncExternalStore(onStored, shown, () => 'system' as const)
  useEffect(paintBars, [theme])
  return (
    <fieldset className="theme only-script">
      <legend className="vh">{words.label}</legend>
      <Icon name="sun-moon" size="small" />
      {THEMES.map(choice => (
        <label key={choice}>
          <input
            type="radio"
            name="theme"
            value={choice}
            checked={theme === choice}
            onChange={() => choose(choice)}
          />
          <span>{words[choice]}</span>
        </label>
      ))}
    </fieldset>
  )
}

function shown(): Theme {
  const chosen = document.documentElement.dataset['theme']
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

function choose(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  THEME.put(theme === 'system' ? undefined : theme)
}

/**
 * Sets `theme-color`, the colour of the browser's bars, to the chosen theme; the tag's own value is kept for "as the
 * device".
 */
function paintBars(): void {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    bar.dataset['own'] ??= bar.content
    bar.content = shown() === 'system' ? bar.dataset['own'] : paper
  }
}
