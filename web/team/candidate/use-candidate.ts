import type { CandidateDecision, DirectoryFacts } from '#shared/contract/companies/desk-candidate.ts'
import { useWords } from '#web/platform/locale.ts'
import { isConflict } from '../desk/use-decisions.ts'
import { useDesk } from '../desk/use-desk.ts'

/** Rows of directories that wait, and what editors do with them. */
export function useCandidate() {
  const { candidate: words } = useWords('team')
  const desk = useDesk('candidate')
  const decide = (decision: CandidateDecision, done: string) =>
    desk.decide({
      body: () => decision,
      done,
      refused(error) {
        if (!isConflict(error)) return false
        desk.load()
        desk.toast.show(words.changed)
        return true
      },
    })
  const name = desk.it?.name ?? ''
  return {
    ...desk,
    join: (into: Pick<DirectoryFacts, 'id' | 'name'>) =>
      decide({ decision: 'join', into: into.id }, words.joined(name, into.name)),
    create: () => decide({ decision: 'create' }, words.created(name)),
    drop: () => decide({ decision: 'drop' }, words.dropped(name)),
  }
}

export type CandidateDesk = ReturnType<typeof useCandidate>
