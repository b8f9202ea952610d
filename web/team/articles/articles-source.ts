import type { Output } from '#shared/contract/contract.ts'
import { SITUATIONS } from '#shared/contract/library/keys.ts'
import type { Source } from '../texts/use-texts.ts'

export type Listed = Pick<
  Output<'teamPosts'>['posts'][number],
  'key' | 'locale' | 'version' | 'state' | 'title' | 'reviewed_on'
>
type Stored = Output<'teamPost'>
/** What is stored, and the day for which a version is scheduled. */
export type Written = Stored['written'] & { appears_on: string }

const edited = (stored: Stored) => ({
  ...stored,
  written: { ...stored.written, appears_on: stored.appears_on ?? '' },
})

export const ARTICLES: Source<Listed, Written> = {
  kind: 'post',
  list: async call => (await call('teamPosts', {})).posts,
  open: async (call, { key, locale }) => edited(await call('teamPost', { params: { key, locale } })),
  save: async (call, { key, locale, ...saved }, { appears_on, ...written }) =>
    edited(
      await call('savePost', {
        params: { key, locale },
        body: { ...written, ...saved, appears_on: appears_on || null },
      }),
    ),
  empty: which => ({
    ...which,
    version: 0,
    state: 'draft',
    title: '',
    reviewed_on: '',
    blocks: [],
    versions: [],
    written: {
      slug: '',
      situation: SITUATIONS[0],
      title: '',
      description: '',
      body: '',
      related: '',
      sources: '',
      published_on: '',
      reviewed_on: '',
      appears_on: '',
    },
  }),
}
