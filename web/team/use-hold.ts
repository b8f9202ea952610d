import { useEffect, useEffectEvent } from 'react'
import type { EndpointName } from '#shared/contract/endpoints.ts'
import { useWords } from '#web/platform/locale.ts'
import { without } from './queue.ts'
import { goneBecause } from './use-acts.ts'
import { useAttention } from './use-attention.ts'
import type { Rows } from './use-rows.ts'
import { useTeamCall } from './use-team-call.ts'

type Desk = {
  hold: Extract<EndpointName, `hold${string}`>
  /** Said when somebody else decided first. */
  already: string
  mention: (text: string) => void
}

/**
 * Keeps what is on the desk from colleagues; what lies on theirs, or is decided, leaves the list. It is put away when
 * nobody has touched anything for long: `putBack` then takes it up again.
 */
export function useHold<T extends { id: string }>(
  { queue, setQueue }: Pick<Rows<T>, 'queue' | 'setQueue'>,
  { hold, already, mention }: Desk,
): { putBack: (() => void) | undefined } {
  const words = useWords('team')
  const call = useTeamCall()
  const current = queue?.current
  const take = (id: string) =>
    call(hold, { params: { id } }).catch((error: unknown) => {
      const why = goneBecause(error)
      // Otherwise deciding will tell: the server holds it then.
      if (!why) return
      setQueue(now => now && without(now, id))
      mention(why === 'held' ? words.held : already)
    })
  const onCurrent = useEffectEvent((id: string) => void take(id))
  useEffect(() => {
    if (current) onCurrent(current)
  }, [current])
  const { left, back } = useAttention(current, () => current && void take(current))
  const takeUp = () => {
    back()
    if (current) void take(current)
  }
  return { putBack: left ? takeUp : undefined }
}
