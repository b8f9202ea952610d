import { randomUUID } from 'node:crypto'
import type { TestApp } from './app.ts'

/** A stranger requests the takedown of the content at an address. */
export function sendTakedown(app: TestApp, address: string, more: object = {}) {
  const message = `Kalimat ini menyebut nama saya. ${randomUUID()}`
  const email = `${randomUUID()}@contoh.id`
  const given = { class: 'person', who: 'person', name: 'Ratri', email, address, message, agree: true }
  const by = { device: randomUUID(), address: randomUUID() }
  return app.call('reportContent', { body: { ...given, ...more } }, by)
}
