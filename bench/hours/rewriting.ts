import type { Site } from '../site.ts'

const TOUCHED = 20_000
const HOUR_MS = 3_600_000

/**
 * Duration of the hourly rewriting: without changed rows, and after many changes while a reader and a writer send
 * queries.
 */
export async function measureRewriting({ app, db }: Site): Promise<string> {
  const rewrite = async () => {
    const started = performance.now()
    for (const schema of ['identity', 'content'] as const) await app.app.rewrite(schema)
    return performance.now() - started
  }
  await rewrite()
  app.clock.move(HOUR_MS)
  const idle = await rewrite()
  await db.owner`
    update content.review set helpful_count = helpful_count
    where id in (select id from content.review order by random() limit ${TOUCHED})`
  app.clock.move(HOUR_MS)
  const [one] = await db.owner<{ id: string }[]>`select id from content.review limit 1`
  const id = String(one?.id)
  const read = () => db.content`select headline from content.review where id = ${id}`
  const write = () => db.content`update content.review set helpful_count = helpful_count where id = ${id}`
  let done = false
  const asking = [read, write].map(async ask => {
    let longest = 0
    while (!done) {
      const started = performance.now()
      await ask()
      longest = Math.max(longest, performance.now() - started)
    }
    return longest
  })
  const busy = await rewrite()
  done = true
  const [reader = 0, writer = 0] = await Promise.all(asking)
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  return `${HOW}

| an hour | s |
|---|---:|
| in which nothing was touched: every table looked through | ${seconds(idle)} |
| after ${TOUCHED.toLocaleString('en')} reviews were touched in the month | ${seconds(busy)} |
| the longest that a reader waited meanwhile | ${seconds(reader)} |
| the longest that a writer of reviews waited | ${seconds(writer)} |`
}

const HOW = `Tables are looked through for what was touched since the last hour; rows of two months are written anew, two thousand at a time, each part in a transaction in which writers of that table wait and readers do not.`
