/**
 * Where an amount stands among those that figures count. `group`: the whole group that it was admitted with, of `size`
 * members; 0 while it waits. `fresh`: it stands, or will stand, in its first group.
 */
export type Membership = { group: number; size: number; fresh: boolean }

export const NEWCOMER: Membership = { group: 0, size: 0, fresh: true }

const GROUP_BYTES = 6
export const MEMBERSHIP_BYTES = GROUP_BYTES + 3

export function writeMembership(bytes: Buffer, at: number, { group, size, fresh }: Membership): void {
  bytes.writeUIntBE(group, at, GROUP_BYTES)
  bytes.writeUInt16BE(size, at + GROUP_BYTES)
  bytes.writeUInt8(fresh ? 1 : 0, at + GROUP_BYTES + 2)
}

export const readMembership = (bytes: Buffer, at: number): Membership => ({
  group: bytes.readUIntBE(at, GROUP_BYTES),
  size: bytes.readUInt16BE(at + GROUP_BYTES),
  fresh: bytes.readUInt8(at + GROUP_BYTES + 2) === 1,
})
