import type { CandidateDecision, DirectoryFacts } from '#shared/contract/directory.ts'
import { isCallError, type Call } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { currentOf, without } from './queue.ts'
import { isOffline, useActs } from './use-acts.ts'
import { useRows } from './use-rows.ts'
import { useSaid } from './use-said.ts'

const ask = async (call: Call) => {
  const { candidates, total } = await call('teamCandidates', {})
  return { rows: candidates, total }
}

/** Rows of directories that wait, and what editors do with them. */
export function useCandidates() {
  const words = useWords('team')
  const rows = useRows(ask)
  const { queue, setQueue } = rows
  const { said, say, hush } = useSaid()
  const { busy, act } = useActs(rows, say, 'undoCandidate')
  const candidate = currentOf(queue)

  async function decide(decision: CandidateDecision, done: string) {
    if (!candidate) return
    const { id } = candidate
    await act({
      row: candidate,
      send: call => call('decideCandidate', { params: { id }, body: decision }),
      said: done,
      refused(error) {
        const gone = isCallError(error) && error.code === 'already_decided'
        if (gone) setQueue(before => before && without(before, id))
        const conflict = isCallError(error) && error.code === 'conflict'
        if (conflict) rows.load()
        const { already, changed } = words.candidate
        say(gone ? already : conflict ? changed : isOffline(error) ? words.offline : words.failed)
      },
    })
  }
  const { candidate: told } = words
  const name = candidate?.name ?? ''
  return {
    ...rows,
    said,
    say,
    hush,
    busy,
    candidate,
    join: (into: Pick<DirectoryFacts, 'id' | 'name'>) =>
      decide({ decision: 'join', into: into.id }, told.joined(name, into.name)),
    create: () => decide({ decision: 'create' }, told.created(name)),
    drop: () => decide({ decision: 'drop' }, told.dropped(name)),
  }
}

export type Candidates = ReturnType<typeof useCandidates>
