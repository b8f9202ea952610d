import { useEffect, useState } from 'react'
import type { Output } from '#shared/contract/contract.ts'
import { SITUATIONS, type PostAct } from '#shared/contract/library/keys.ts'
import { isCallError } from '#web/platform/call.ts'
import { useTeamCall } from '../session/use-team-call.ts'

export type Listed = Output<'teamPosts'>['posts']
export type Edited = Output<'teamPost'>
export type Written = Edited['written']
type Which = Pick<Edited, 'key' | 'locale'>
type State = {
  listed?: Listed
  edited?: Edited
  busy: boolean
  failed: boolean
  errors: Record<string, string[]>
  saved: boolean
}

const CALM = { busy: false, failed: false, errors: {}, saved: false }

/** The team's articles, the one that is open, and what its writer does with it. */
export function useArticles() {
  const call = useTeamCall()
  const [state, setState] = useState<State>(CALM)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    call('teamPosts', {}).then(
      ({ posts }) => setState(now => ({ ...now, ...CALM, listed: posts })),
      () => setState({ ...CALM, failed: true }),
    )
  }, [call, attempt])

  async function run(asking: Promise<Edited>, saved: boolean): Promise<void> {
    setState(now => ({ ...now, ...CALM, busy: true }))
    try {
      const edited = await asking
      setState(now => ({ ...now, ...CALM, edited, saved, listed: withOne(now.listed ?? [], edited) }))
    } catch (error) {
      const errors = isCallError(error) ? error.errors : {}
      setState(now => ({ ...now, ...CALM, errors, failed: Object.keys(errors).length === 0 }))
    }
  }

  const open = ({ key, locale }: Which) => run(call('teamPost', { params: { key, locale } }), false)

  return {
    ...state,
    again: () => {
      setState(CALM)
      setAttempt(attempt + 1)
    },
    open,
    /** One that is there already is opened. */
    begin: (which: Which) => {
      if (state.listed?.some(isOne(which))) void open(which)
      else setState(now => ({ ...now, ...CALM, edited: emptyOne(which) }))
    },
    save: ({ key, locale, version }: Edited, written: Written, act: PostAct, appears_on: string | null) =>
      run(
        call('savePost', { params: { key, locale }, body: { ...written, version, act, appears_on } }),
        true,
      ),
  }
}

const isOne = (which: Which) => (one: Which) => one.key === which.key && one.locale === which.locale

const withOne = (listed: Listed, edited: Edited): Listed =>
  listed.some(isOne(edited)) ? listed.map(one => (isOne(edited)(one) ? edited : one)) : [...listed, edited]

/** Before its first version nothing of it is stored. */
const emptyOne = (which: Which): Edited => ({
  ...which,
  version: 0,
  state: 'draft',
  title: '',
  reviewed_on: '',
  appears_on: null,
  is_read: false,
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
  },
})

export type Articles = ReturnType<typeof useArticles>
