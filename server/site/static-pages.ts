import { href, PATHS, type PageName } from '#shared/paths.ts'
import type { createDrawing } from './page-drawing.ts'
import { counted, type Entry, type Sitemap } from '#server/platform/found/sitemap.ts'

/** Pages without parameters, if drawing them shows that search engines may list them. */
export const staticPages = (draw: ReturnType<typeof createDrawing>): Sitemap =>
  counted('pages', async () => {
    const entries: Entry[] = []
    for (const page of STATIC_PAGES) {
      const { drawn } = await draw(href('id', page, {} as never), '')
      if (drawn.location === undefined && drawn.isIndexed) entries.push({ key: page, page })
    }
    return entries
  })

const STATIC_PAGES = (Object.keys(PATHS) as PageName[])
  .filter(name => !PATHS[name].id.includes(':'))
  .toSorted()
