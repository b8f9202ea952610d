const SECOND = 1000
const LONGEST = 60 * SECOND

/**
 * A stylesheet that did not come is asked for again when there is a connection, at growing distances: what loads a page's
 * files asks for each only once, and would show the page without it.
 */
export function fetchLostStyles(): void {
  const pauses = new Map<string, number>()
  const onError = async ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    const pause = Math.min(LONGEST, (pauses.get(target.href) ?? SECOND / 2) * 2)
    pauses.set(target.href, pause)
    await (navigator.onLine ? after(pause) : online())
    target.replaceWith(target.cloneNode())
  }
  // Such errors do not bubble.
  addEventListener('error', event => void onError(event), true)
}

const after = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))
const online = (): Promise<void> =>
  new Promise(done => addEventListener('online', () => done(), { once: true }))
