/**
 * Settings of the glibc allocator, so that memory for compressing pages returns to the system. By default a few hundred
 * megabytes of fragments would stay with the process.
 */
export const MEMORY = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
