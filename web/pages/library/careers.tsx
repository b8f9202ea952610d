import type { PostCard } from '#shared/contract/library/library.ts'
import { href } from '#shared/paths.ts'
import { AdviceBox } from '#web/jobs/alerts/advice-box.tsx'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { CareersPage } from '#web/library/careers-page.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage<PostCard[]>({
  load: async ({ call, locale }) => (await call('posts', { query: { locale } })).posts,
  head: ({ locale }) => {
    const { headTitle: title, description } = words(locale, 'careers').explore
    return { title, description }
  },
  jsonLd:
    import.meta.env.SSR &&
    (({ locale, siteName, origin }) => [
      breadcrumbs([
        { name: siteName, url: origin + href(locale, 'home') },
        { name: words(locale, 'careers').tabs.label, url: origin + href(locale, 'careers') },
      ]),
    ]),
  View: ({ data }) => (
    <>
      <CareersPage posts={data} />
      <div className="wrap">
        <AdviceBox />
      </div>
    </>
  ),
})
