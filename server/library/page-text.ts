import { readFile } from 'node:fs/promises'
import type { PageText } from '#shared/contract/library/library.ts'
import type { PageTextName } from '#shared/contract/library/keys.ts'
import type { Locale } from '#shared/locale.ts'
import { readText, type ReadText } from './blocks.ts'
import { readFrontMatter } from './front-matter.ts'
import { isOwnPage } from './own-page.ts'

const MESSAGES = new URL('../../shared/messages/', import.meta.url)

/** Reads the text of a page; throws where the file has a part that no page would draw. */
export async function readPageText(locale: Locale, name: PageTextName): Promise<PageText> {
  const path = `${locale}/library/${name}.md`
  const { findField, getField, body } = readFrontMatter(path, await readFile(new URL(path, MESSAGES), 'utf8'))
  const { blocks, problems } = readText(body, isOwnPage(locale))
  if (problems.length > 0) throw new Error(`${path}: ${problems.join(', ')}`)
  return {
    title: getField('title'),
    description: getField('description'),
    lead: getField('lead'),
    updated_on: findField('updated_on') ?? null,
    sections: sectionsOf(blocks),
  }
}

/** What follows each heading of the second level. */
function sectionsOf(blocks: ReadText['blocks']): PageText['sections'] {
  const sections: PageText['sections'] = []
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2)
      sections.push({ id: block.id, title: block.text, blocks: [] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}

/** Each text is read once: it changes only with the program. */
export function createPageTexts(): typeof readPageText {
  const known = new Map<string, Promise<PageText>>()
  return (locale, name) => {
    const key = `${locale} ${name}`
    const text = known.get(key) ?? readPageText(locale, name)
    known.set(key, text)
    return text
  }
}
