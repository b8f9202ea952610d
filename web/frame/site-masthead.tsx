import { useLocation } from 'react-router'
import { href, type PageName } from '#shared/paths.ts'
import { AccountItems, AccountMenu, LoginItem } from '#web/accounts/account-menu.tsx'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import { SearchBox } from '#web/discovery/search/search-box.tsx'
import { Brand } from '#web/ui/layout/brand.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Masthead, MastNav } from '#web/ui/layout/masthead.tsx'
import { Menu, MenuItem } from '#web/ui/controls/menu.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { useLeaf } from './leaf.ts'
import { useWriteReview } from './write-review.ts'

/** Pages with a search on the first screen; they have none in the masthead. */
const SEARCHING: readonly (PageName | undefined)[] = [
  'home',
  'salaries',
  'searchSalaries',
  'careerSalaries',
  'jobs',
]

export function SiteMasthead() {
  const locale = useLocale()
  const site = useSite()
  const { nav } = useWords('masthead')
  const page = useLeaf().handle?.name
  const companies = href(locale, 'searchCompany')
  return (
    <Masthead
      brand={<Brand name={site.name} href={href(locale, 'home')} />}
      search={SEARCHING.includes(page) ? undefined : <MastSearch />}
      nav={
        <MastNav
          label={nav.label}
          items={[
            { href: companies, label: nav.companies, current: page === 'searchCompany' },
            { href: href(locale, 'salaries'), label: nav.salaries, current: page === 'salaries' },
            { href: href(locale, 'jobs'), label: nav.jobs, current: page === 'jobs' },
            { href: href(locale, 'latestReviews'), label: nav.latest, current: page === 'latestReviews' },
          ]}
        />
      }
      tools={
        <>
          <li>
            <LanguageSwitch />
          </li>
          <li className="only-desk">
            <AccountMenu />
          </li>
          <li className="only-desk">
            <ButtonLink href={useWriteReview()}>{nav.writeReview}</ButtonLink>
          </li>
          <li className="only-phone">
            <PhoneMenu />
          </li>
        </>
      }
    />
  )
}

function MastSearch() {
  const locale = useLocale()
  const { search } = useWords('masthead')
  const { handle } = useLeaf()
  const given = new URLSearchParams(useLocation().search).get('q') ?? ''
  // On the company search the field searches companies; on other pages it searches everything.
  const page = handle?.name === 'searchCompany' ? 'searchCompany' : 'search'
  const q = handle?.name === page ? given : ''
  return (
    <SearchBox
      key={q}
      kind="bar"
      action={href(locale, page)}
      label={search.label}
      submit={search.submit}
      placeholder={search.placeholder}
      defaultValue={q}
    />
  )
}

/** A `<details>` as bottom sheet, so that it opens before JavaScript too. */
function PhoneMenu() {
  const locale = useLocale()
  const footer = useWords('footer')
  const { nav } = useWords('masthead')
  return (
    <Menu look="tool" icon="menu" label={nav.menu}>
      <MenuItem href={href(locale, 'searchCompany')}>{nav.companies}</MenuItem>
      <MenuItem href={href(locale, 'salaries')}>{nav.salaries}</MenuItem>
      <MenuItem href={href(locale, 'jobs')}>{nav.jobs}</MenuItem>
      <MenuItem href={href(locale, 'latestReviews')}>{nav.latest}</MenuItem>
      <MenuItem href={useWriteReview()}>{nav.writeReview}</MenuItem>
      <MenuItem href={href(locale, 'myReview')}>{nav.myReview}</MenuItem>
      <MenuItem href={href(locale, 'guidelines')}>{footer.guidelines}</MenuItem>
      <LoginItem />
      <AccountItems short />
    </Menu>
  )
}
