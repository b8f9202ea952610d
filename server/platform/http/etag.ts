import { hash } from 'node:crypto'

/** The ETag of a body: equal bytes have equal ones. */
export const etagOf = (body: Buffer | string): string => `"${hash('sha1', body, 'base64url')}"`

/**
 * Whether the caller has this version, by its `If-None-Match`. A proxy that compressed the answer may have marked it
 * as weak.
 */
export const holds = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map(one => one.trim().replace(/^W\//, ''))
    .some(one => one === etag || one === '*')
