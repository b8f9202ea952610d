import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { HandoverWork } from '#server/platform/db/handover.ts'
import type { Parts } from '#server/platform/parts.ts'
import { drawMonth, type PublicValue } from './draw.ts'

export const DRAW_WORK = 'raffle-draw'
export type Asked = { month: string; value?: PublicValue | undefined }

export const drawWork =
  (parts: Pick<Parts, 'db' | 'clock' | 'secrets' | 'config'>): HandoverWork =>
  async (body, say) => {
    const { month, value } = JSON.parse(await text(Readable.from(body))) as Asked
    say(await drawMonth(parts, month, value))
  }
