import type { AddressInfo } from 'node:net'
import { loadDemo } from '#server/demo/load.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { newOwner, signIn, signInStaff } from '#tests/support/sign-in.ts'

export type Site = {
  it: TestApp
  origin: string
  member: string
  team: string
  owner: string
  get(
    path: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; text: string; headers: Headers }>
}

/** The built program with the demo, listening on a socket; `prepare` runs before the first request. */
export async function openSite(prepare?: (it: TestApp) => Promise<void>): Promise<Site> {
  const it = await testApp({ web: 'built' })
  await loadDemo(it)
  await prepare?.(it)
  const { token: member } = await signIn(it)
  const { token: team } = await signInStaff(it, 'administrator')
  const [company] = await it.db.content<
    { id: string }[]
  >`select id from content.company where status = 1 order by slug limit 1`
  const { token: owner } = await newOwner(it, { id: String(company?.id) })
  await it.app.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = it.app.http.server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    it,
    origin,
    member,
    team,
    owner,
    async get(path, headers = {}) {
      const answer = await fetch(origin + path, { headers, redirect: 'manual' })
      return { status: answer.status, text: await answer.text(), headers: answer.headers }
    },
  }
}

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` })
