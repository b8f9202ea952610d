import type { AddressInfo } from 'node:net'
import { loadDemo } from '#server/demo/load.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { signIn, signInStaff } from '#tests/support/sign-in.ts'

export type Site = {
  it: TestApp
  origin: string
  member: string
  team: string
  get(
    path: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; text: string; headers: Headers }>
}

/** The built program with the demo in it, on a socket; `prepare` runs before anybody reads. */
export async function openSite(prepare?: (it: TestApp) => Promise<void>): Promise<Site> {
  const it = await testApp({ web: 'built' })
  await loadDemo(it)
  await prepare?.(it)
  const { token: member } = await signIn(it)
  const { token: team } = await signInStaff(it, 'administrator')
  await it.app.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = it.app.http.server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    it,
    origin,
    member,
    team,
    async get(path, headers = {}) {
      const answer = await fetch(origin + path, { headers, redirect: 'manual' })
      return { status: answer.status, text: await answer.text(), headers: answer.headers }
    },
  }
}

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` })
