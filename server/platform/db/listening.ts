import postgres from 'postgres'
import { isAppError } from '../http/errors.ts'
import { within } from '../hurry.ts'

const BEAT_MS = 1_000
const ANSWERS_WITHIN_MS = 5_000

export type Listening = {
  /** Whether notices certainly arrive: false from the moment the connection is lost until it is restored. */
  hears(): boolean
  stop(): Promise<void>
}

type Ears = {
  onNotice(payload: string): void
  /** Listening begins, or begins again: earlier notices may have been missed. */
  onHearing(): void
  /** The server accepted a query and did not answer in time. */
  onSilence(): void
}

/**
 * Listens to a channel over its own connection. The driver's `listen` reconnects by itself, but does not report that
 * it lost a connection, nor notice one that died silently. Repeating `listen` changes nothing on the server and
 * proves each second that the connection works.
 */
export function listen(url: string, options: object, channel: string, ears: Ears): Listening {
  let hears = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let client = connect()
  let beating = beat()

  function connect(): postgres.Sql {
    const own = {
      max: 1,
      max_lifetime: null,
      fetch_types: false,
      connect_timeout: ANSWERS_WITHIN_MS / 1000,
      onnotify: (_channel: string, payload: string) => ears.onNotice(payload),
      onclose: () => {
        if (client === made) hears = false
      },
    }
    const made = postgres(url, { ...options, ...own } as postgres.Options<{}>)
    return made
  }

  async function beat(): Promise<void> {
    try {
      await within(ANSWERS_WITHIN_MS, async () => client`listen ${client(channel)}`)
      if (!hears) {
        hears = true
        ears.onHearing()
      }
    } catch (error) {
      hears = false
      if (stopped) return
      if (isAppError(error)) ears.onSilence()
      const lost = client
      client = connect()
      void lost.end({ timeout: 0 })
    }
    if (!stopped) timer = setTimeout(() => void (beating = beat()), BEAT_MS)
  }

  return {
    hears: () => hears,
    async stop() {
      stopped = true
      clearTimeout(timer)
      hears = false
      await client.end({ timeout: 0 })
      await beating
    },
  }
}
