import type { Sent } from '#shared/contract/contract.ts'
import { href } from '#shared/paths.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { FaqPage } from '#web/library/faq-page.tsx'
import { definePage, type HeadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

const LONGEST_WORDS = 60

type Data = { faqs: Sent<'faqs'>['faqs']; q: string }

export const page = definePage<Data>({
  async load({ query, call, locale }) {
    const q = (query.get('q') ?? '').trim().slice(0, LONGEST_WORDS)
    return { faqs: (await call('faqs', { query: { locale, q } })).faqs, q }
  },
  head: ({ data: { q }, locale }) => {
    const { headTitle: title, description } = words(locale, 'library').faq
    return { title, description, noindex: q !== '' }
  },
  jsonLd: import.meta.env.SSR && jsonLd,
  View: ({ data }) => <FaqPage {...data} />,
})

function jsonLd({ data: { faqs, q }, locale, siteName, origin }: HeadArgs<Data>): object[] {
  const crumbs = breadcrumbs([
    { name: siteName, url: origin + href(locale, 'home') },
    { name: words(locale, 'library').faq.title, url: origin + href(locale, 'faq') },
  ])
  if (q !== '') return [crumbs]
  const mainEntity = faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: {
      '@type': 'Answer',
      text: answer.map(runs => runs.map(({ text }) => text).join('')).join('\n'),
    },
  }))
  return [crumbs, { '@context': 'https://schema.org', '@type': 'FAQPage', inLanguage: locale, mainEntity }]
}
