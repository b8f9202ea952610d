import { useEffect, useEffectEvent } from 'react'
import type { EndpointName } from '#shared/contract/endpoints.ts'
import { useWords } from '#web/platform/locale.ts'
import { without } from './queue.ts'
import { goneBecause } from './use-acts.ts'
import type { Rows } from './use-rows.ts'
import { useTeamCall } from './use-team-call.ts'

type Desk = {
  hold: Extract<EndpointName, `hold${string}`>
  /** Said when somebody else decided first. */
  already: string
  mention: (text: string) => void
}

/** Keeps what is on the desk from colleagues; what lies on theirs, or is decided, leaves the list. */
export function useHold<T extends { id: string }>(
  { queue, setQueue }: Pick<Rows<T>, 'queue' | 'setQueue'>,
  { hold, already, mention }: Desk,
) {
  const words = useWords('team')
  const call = useTeamCall()
  const current = queue?.current
  const take = useEffectEvent((id: string) =>
    call(hold, { params: { id } }).catch((error: unknown) => {
      const why = goneBecause(error)
      // Otherwise deciding will tell: the server holds it then.
      if (!why) return
      setQueue(now => now && without(now, id))
      mention(why === 'held' ? words.held : already)
    }),
  )
  useEffect(() => {
    if (current) void take(current)
  }, [current])
}
