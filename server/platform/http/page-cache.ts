import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
  zstdCompressSync,
  zstdDecompressSync,
} from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity'

/** A visitor's page, the same for everyone, with its bytes in each encoding that was asked for. */
export type CachedPage = {
  status: number
  etag: string
  headers: Record<string, string>
  /** Milliseconds since 1970 after which the page is outdated even if nothing changed. */
  freshUntil: number
  hits: number
  /** Set when the smallest brotli is being made. */
  isHot?: true
  bytes: Map<Encoding, Buffer>
}

type Entry = CachedPage & { subjects: ReadonlySet<string> }

const HOT_AFTER_HITS = 16

/**
 * Pages by address. An entry is dropped when one of its subjects changes, and never stored when one changed while it
 * was rendered. Bounded by bytes; the least recently used go first. While changes may be missed (`isListening` returns
 * false) the cache neither answers nor stores anything.
 */
export function createPageCache(largestBytes: number, isListening: () => boolean = () => true) {
  const entries = new LRUCache<string, Entry>({ maxSize: largestBytes, sizeCalculation: sizeOf })
  const lastChange = new Map<string, number>()
  let clock = 0
  let allChanged = 0

  function keep(key: string, { bytes }: CachedPage, encoding: Encoding, made: Buffer): void {
    bytes.set(encoding, made)
    bytes.delete('identity')
    const entry = entries.peek(key)
    if (entry?.bytes !== bytes) return
    // The cache calculates the size of new entries only.
    entries.delete(key)
    entries.set(key, entry)
  }

  return {
    /** The page, if it is there and still fresh at `now` (milliseconds). */
    find(key: string, now: number): CachedPage | undefined {
      const entry = isListening() ? entries.get(key) : undefined
      if (!entry) return undefined
      if (entry.freshUntil <= now) {
        entries.delete(key)
        return undefined
      }
      entry.hits += 1
      return entry
    },

    /** Taken before rendering; `store` compares it with later changes. */
    mark: (): number => clock,

    store(key: string, mark: number, page: CachedPage, subjects: ReadonlySet<string>): void {
      if (!isListening()) return
      const stale = allChanged > mark || [...subjects].some(subject => (lastChange.get(subject) ?? 0) > mark)
      if (stale) return
      for (const [encoding, bytes] of page.bytes) page.bytes.set(encoding, copyOfSlice(bytes))
      entries.set(key, { ...page, subjects })
    },

    /**
     * The page's bytes in an encoding; hot pages get the smallest brotli in the background. The plain bytes of a
     * compressed page are dropped, so that five times as many pages fit; they are decompressed for each client
     * without an encoding.
     */
    encoded(key: string, page: CachedPage, encoding: Encoding): Buffer {
      const known = page.bytes.get(encoding)
      const becomesHot = encoding === 'br' && page.hits >= HOT_AFTER_HITS && !page.isHot
      if (known && !becomesHot) return known
      const plain = plainOf(page)
      if (encoding === 'identity') return plain
      const bytes = known ?? copyOfSlice(compress(plain, encoding))
      keep(key, page, encoding, bytes)
      if (becomesHot) {
        page.isHot = true
        brotliCompress(plain, BROTLI_BEST, (error, best) => {
          if (!error) keep(key, page, 'br', copyOfSlice(best))
        })
      }
      return bytes
    },

    changed(subjects: string[] | 'all'): void {
      clock += 1
      if (subjects === 'all') {
        allChanged = clock
        lastChange.clear()
        entries.clear()
        return
      }
      for (const subject of subjects) lastChange.set(subject, clock)
      for (const [key, entry] of entries)
        if (subjects.some(subject => entry.subjects.has(subject))) entries.delete(key)
      if (lastChange.size > 100_000) forgetOldest()
    },
  }

  /**
   * Forgotten changes count as changes of everything, so that no page that is being rendered is stored when outdated.
   */
  function forgetOldest(): void {
    allChanged = clock
    lastChange.clear()
  }
}

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Used until a page is hot: a third of the work of the levels above the second, for a seventh more bytes; most pages
 * are smaller than the window.
 */
const BROTLI_QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 0, [constants.BROTLI_PARAM_LGWIN]: 16 } }
const BROTLI_BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

function compress(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(plain, BROTLI_QUICK)
  if (encoding === 'zstd')
    return zstdCompressSync(plain, { params: { [constants.ZSTD_c_compressionLevel]: 3 } })
  return encoding === 'gzip' ? gzipSync(plain, { level: 1 }) : plain
}

function plainOf({ bytes }: CachedPage): Buffer {
  const [first] = bytes
  if (!first) throw new Error('A page has no bytes')
  const [encoding, stored] = first
  if (encoding === 'br') return brotliDecompressSync(stored)
  if (encoding === 'zstd') return zstdDecompressSync(stored)
  return encoding === 'gzip' ? gunzipSync(stored) : stored
}

/** A compressor returns a slice of a larger buffer, all of which would stay in memory with it. */
function copyOfSlice(slice: Buffer): Buffer {
  if (slice.buffer.byteLength === slice.length) return slice
  const copy = Buffer.allocUnsafeSlow(slice.length)
  slice.copy(copy)
  return copy
}

/**
 * Bytes that an entry, its buffers and its subjects' names take in addition to their contents; measured as in the
 * tests.
 */
const ENTRY_BYTES = 820
const BUFFER_BYTES = 200
const SUBJECT_BYTES = 40

function sizeOf({ bytes, subjects }: Entry, key: string): number {
  let sum = ENTRY_BYTES + key.length
  for (const buffer of bytes.values()) sum += BUFFER_BYTES + buffer.length
  for (const subject of subjects) sum += SUBJECT_BYTES + subject.length
  return sum
}

/** The best encoding that the browser accepts. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity'
  if (accept.includes('br')) return 'br'
  if (accept.includes('zstd')) return 'zstd'
  return accept.includes('gzip') ? 'gzip' : 'identity'
}
