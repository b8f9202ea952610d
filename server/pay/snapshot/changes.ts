import { MEMBERSHIP_BYTES, readMembership, writeMembership, type Membership } from '../member.ts'
import { KEY_BYTES, pieces } from './chunks.ts'

const ENTRY_BYTES = KEY_BYTES + MEMBERSHIP_BYTES
/** Changes that one statement writes. */
const AT_ONCE = 1_000

type Change = { key: Buffer; membership: Membership }

/**
 * Rows whose membership changed, packed into buffers because the first Monday has millions of them. Each of `parts` is
 * written by one statement.
 */
export type Changes = { note(change: Change): void; parts: Buffer[] }

export function createChanges(): Changes {
  const parts: Buffer[] = []
  let open = Buffer.alloc(0)
  let used = 0
  return {
    note({ key, membership }) {
      if (used === open.length) {
        open = Buffer.alloc(AT_ONCE * ENTRY_BYTES)
        parts.push(open)
        used = 0
      }
      key.copy(open, used)
      writeMembership(open, used + KEY_BYTES, membership)
      used += ENTRY_BYTES
      parts[parts.length - 1] = open.subarray(0, used)
    },
    parts,
  }
}

export const readChanges = (part: Buffer): Change[] =>
  pieces(part, ENTRY_BYTES).map(entry => ({
    key: entry.subarray(0, KEY_BYTES),
    membership: readMembership(entry, KEY_BYTES),
  }))
