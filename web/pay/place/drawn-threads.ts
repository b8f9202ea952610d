type Threads = Readonly<Record<string, string>>

let brought: Threads | undefined

/**
 * The paths of the map: seven kilobytes that are not among the page's files. The server brings them when it loads the page
 * and draws them into it; a browser that takes such a page over leaves them as they stand there, and brings them itself
 * only where it draws the map anew.
 */
export async function bringThreads(): Promise<void> {
  brought ??= (await import('../map/threads.ts')).THREADS
}

export const drawnThreads = (): Threads | undefined => brought
