import { isCallError } from '#web/platform/call.ts'

type Outcome<S, N> = { saved: S; newer?: undefined } | { newer: N; saved?: undefined }

/**
 * Saves with an optimistic version check. If a newer version was saved in the meantime, it is loaded and returned
 * instead.
 */
export async function saveOver<S, N>(save: () => Promise<S>, read: () => Promise<N>): Promise<Outcome<S, N>> {
  try {
    return { saved: await save() }
  } catch (error) {
    if (!isCallError(error) || error.code !== 'conflict') throw error
    return { newer: await read() }
  }
}
