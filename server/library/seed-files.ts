import { readdir, readFile } from 'node:fs/promises'
import { FAQ_TOPICS, SITUATIONS, type Situation } from '#shared/contract/library/keys.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { sha256 } from '#server/platform/crypto.ts'
import { anchorOf } from './anchor.ts'
import { readFrontMatter } from './front-matter.ts'
import { sourceOf } from './source.ts'
import type { FaqText } from './faq-store.ts'
import type { PostText } from './store.ts'

const SEED = new URL('../../db/seed/', import.meta.url)

/** The articles that come with the program, in both languages. */
export async function readArticles(): Promise<PostText[]> {
  const folder = new URL('articles/', SEED)
  const names = (await readdir(folder)).filter(name => name.endsWith('.md')).sort()
  return Promise.all(names.map(async name => articleOf(name, await readFile(new URL(name, folder), 'utf8'))))
}

/** An article's file is `key.locale.md`. */
export function articleOf(name: string, file: string): PostText {
  const [, key = '', locale] = /^([a-z0-9-]+)\.(id|en)\.md$/.exec(name) ?? []
  const { getField, body } = readFrontMatter(name, file)
  return {
    key,
    locale: locale as Locale,
    slug: getField('slug'),
    situation: situationOf(getField('situation'), name),
    title: getField('title'),
    description: getField('description'),
    body,
    related: getField('related').split(/,\s*/),
    sources: getField('sources')
      .split('\n')
      .map(line => sourceOf(line) ?? badSource(name, line)),
    published_on: getField('published_on'),
    reviewed_on: getField('reviewed_on'),
    seed: sha256(file).toString('hex'),
  }
}

function situationOf(text: string, name: string): Situation {
  const found = SITUATIONS.find(one => one === text)
  if (!found) throw new Error(`${name}: ${text} is no situation`)
  return found
}

function badSource(name: string, line: string): never {
  throw new Error(`${name}: ${line} is no source`)
}

/** The questions that come with the program: topics in their order, under each its questions with their answers. */
export async function readFaqs(): Promise<FaqText[]> {
  const files = await Promise.all(
    LOCALES.map(async locale => faqsOf(locale, await readFile(new URL(`faqs/${locale}.md`, SEED), 'utf8'))),
  )
  return files.flat()
}

function faqsOf(locale: Locale, file: string): FaqText[] {
  const topics = file.split(/^# .*$/m).slice(1)
  return FAQ_TOPICS.flatMap((topic, at) =>
    (topics[at] ?? '')
      .split(/^## /m)
      .slice(1)
      .map((text, place): FaqText => {
        const [question = '', answer = ''] = text.split(/\n([\s\S]*)/)
        const seed = sha256(`${topic} ${place} ${text}`).toString('hex')
        const slug = anchorOf(question)
        return { locale, slug, topic, place, question: question.trim(), answer: answer.trim(), seed }
      }),
  )
}
