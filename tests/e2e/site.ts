import assert from 'node:assert/strict'
import { until } from '../support/until.ts'

type Card = { id: string; slug: string; name: string; review_count: number; score: number | null }
type Lists = { top_rated: Card[]; top_newcomer: Card[]; top_underdogs: Card[] }

export async function api<T>(url: string, path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(`${url}/api${path}`, init)
  assert.ok(answer.ok, `${path} answered ${answer.status}`)
  return (await answer.json()) as T
}

/** The demo fills itself during the first requests; the companies' answers come last. */
export async function demoFilled(url: string): Promise<void> {
  await until(async () => {
    const { profile } = await api<{ profile: { about: string | null } | null }>(
      url,
      '/v2/company/lintang-muara-kargo',
    )
    return profile?.about
  })
}

export const homeLists = (url: string): Promise<Lists> => api(url, '/home')

/** A company of the demo with many reviews. */
export async function knownCompany(url: string): Promise<Card> {
  const { top_rated } = await homeLists(url)
  return top_rated[0] ?? assert.fail('the demo has no top company')
}

/** The name with two letters of its longest word swapped, as a typing mistake. */
export function mistyped(name: string): string {
  const longest = name.split(' ').toSorted((a, b) => b.length - a.length)[0] as string
  const at = Math.floor(longest.length / 2)
  const wrong = longest.slice(0, at) + longest[at + 1] + longest[at] + longest.slice(at + 2)
  return (wrong === longest ? longest.slice(0, -1) : wrong).toLowerCase()
}
