import postgres from 'postgres'
import { isAppError } from '../http/errors.ts'
import { within } from '../deadline.ts'

const BEAT_MS = 1_000
const ANSWERS_WITHIN_MS = 5_000

export type Listening = {
  /** Whether notices certainly arrive: false from the moment the connection is lost until it is restored. */
  isConnected(): boolean
  stop(): Promise<void>
}

type ListenCallbacks = {
  onNotice(payload: string): void
  /** Listening begins, or begins again: earlier notices may have been missed. */
  onListening(): void
  /** The server accepted a query and did not answer in time. */
  onSilence(): void
}

/**
 * Listens to a channel over its own connection. The driver's `listen` reconnects by itself, but does not report that
 * it lost a connection, nor notice one that died silently. Repeating `listen` changes nothing on the server and
 * proves each second that the connection works.
 */
export function listen(url: string, options: object, channel: string, callbacks: ListenCallbacks): Listening {
  let isConnected = false
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
      onnotify: (_channel: string, payload: string) => callbacks.onNotice(payload),
      onclose: () => {
        if (client === made) isConnected = false
      },
    }
    const made = postgres(url, { ...options, ...own } as postgres.Options<{}>)
    return made
  }

  async function beat(): Promise<void> {
    try {
      await within(ANSWERS_WITHIN_MS, async () => client`listen ${client(channel)}`)
      if (!isConnected) {
        isConnected = true
        callbacks.onListening()
      }
    } catch (error) {
      isConnected = false
      if (stopped) return
      if (isAppError(error)) callbacks.onSilence()
      const lost = client
      client = connect()
      void lost.end({ timeout: 0 })
    }
    if (!stopped) timer = setTimeout(() => void (beating = beat()), BEAT_MS)
  }

  return {
    isConnected: () => isConnected,
    async stop() {
      stopped = true
      clearTimeout(timer)
      isConnected = false
      await client.end({ timeout: 0 })
      await beating
    },
  }
}
