import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import { Brand } from '#web/ui/layout/brand.tsx'
import { Footer } from '#web/ui/layout/masthead.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useWriteReview } from './write-review.ts'

const ODBL = 'https://opendatacommons.org/licenses/odbl/1-0/'

/** Foot of every public page. */
export function SiteFooter() {
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
