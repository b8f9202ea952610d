import type { CandidateDecision, DirectoryFacts } from '#shared/contract/directory.ts'
import { isCallError, type Call } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { currentOf } from './queue.ts'
import { useActs } from './use-acts.ts'
import { useHold } from './use-hold.ts'
import { useRows } from './use-rows.ts'
import { useSaid } from './use-said.ts'

const ask = async (call: Call) => {
  const { candidates, total } = await call('teamCandidates', {})
  return { rows: candidates, total }
}

/** Rows of directories that wait, and what editors do with them. */
export function useCandidates() {
  const words = useWords('team')
  const rows = useRows('candidates', ask)
  const talk = useSaid()
  const { candidate: told } = words
  const { busy, act } = useActs(rows, talk.say, { undo: 'undoCandidate', already: told.already })
  const { putBack } = useHold(rows, { hold: 'holdCandidate', already: told.already, mention: talk.mention })
  const candidate = putBack ? undefined : currentOf(rows.queue)

  async function decide(decision: CandidateDecision, done: string) {
    if (!candidate) return
    const { id } = candidate
    await act({
      row: candidate,
      send: call => call('decideCandidate', { params: { id }, body: decision }),
      said: done,
      refused(error) {
        if (!isCallError(error) || error.code !== 'conflict') return false
        rows.load()
        talk.say(told.changed)
        return true
      },
    })
  }
  const name = candidate?.name ?? ''
  return {
    ...rows,
    putBack,
    talk,
    busy,
    candidate,
    join: (into: Pick<DirectoryFacts, 'id' | 'name'>) =>
      decide({ decision: 'join', into: into.id }, told.joined(name, into.name)),
    create: () => decide({ decision: 'create' }, told.created(name)),
    drop: () => decide({ decision: 'drop' }, told.dropped(name)),
  }
}

export type Candidates = ReturnType<typeof useCandidates>
