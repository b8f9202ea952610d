// A reporter for node:test that writes JSON: the numbers of passed, failed and skipped tests, the files with failures,
// and the slowest tests.
import { relative } from 'node:path'

const SLOWEST_SHOWN = 10

export default async function* count(events) {
  const seen = { passed: 0, failed: 0, skipped: 0 }
  const times = []
  const failedFiles = new Set()
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue
    // A suite is not counted, because its failures are those of its tests.
    if (data.details?.type === 'suite') continue
    if (data.skip !== undefined || data.todo !== undefined) seen.skipped += 1
    else if (type === 'test:fail') seen.failed += 1
    else seen.passed += 1
    const file = relative('.', data.file ?? '')
    if (type === 'test:fail') failedFiles.add(file)
    times.push({ ms: data.details?.duration_ms ?? 0, name: data.name, file })
  }
  const slowest = times.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST_SHOWN)
  yield JSON.stringify({ ...seen, slowest, failedFiles: [...failedFiles] })
}
