/**
 * Settings of the system's allocator (glibc): what compressing pages needs for a moment goes back to the system, instead
 * of staying with the program in pieces, a few hundred megabytes of them.
 */
export const MEMORY = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
