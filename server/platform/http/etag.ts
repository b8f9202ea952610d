import { hash } from 'node:crypto'

/** The name of a version: equal bytes have equal ones. */
export const etagOf = (body: Buffer | string): string => `"${hash('sha1', body, 'base64url')}"`

/** Whether a caller holds this version, by its `If-None-Match`. A proxy that compressed it may have called it weak. */
export const holds = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map(one => one.trim().replace(/^W\//, ''))
    .some(one => one === etag || one === '*')
