import type { Output } from '#shared/contract/contract.ts'
import { FAQ_TOPICS } from '#shared/contract/library/keys.ts'
import type { Source } from '../texts/use-texts.ts'

type Stored = Output<'teamFaq'>
type Listed = Pick<Stored, 'key' | 'locale' | 'version' | 'state' | 'title'>

export const FAQS: Source<Listed, Stored['written']> = {
  kind: 'faq',
  list: async call => (await call('teamFaqs', {})).faqs,
  open: (call, { key, locale }) => call('teamFaq', { params: { key, locale } }),
  save: (call, { key, locale, version, act }, written) =>
    call('saveFaq', {
      params: { key, locale },
      body: { ...written, version, act: act === 'publish' ? act : 'draft' },
    }),
  empty: which => ({
    ...which,
    version: 0,
    state: 'draft',
    title: '',
    blocks: [],
    versions: [],
    written: { topic: FAQ_TOPICS[0], question: '', answer: '' },
  }),
}
