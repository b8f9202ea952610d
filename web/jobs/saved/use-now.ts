import { useEffect, useState } from 'react'
import type { Saved, SavedNow } from '#shared/contract/accounts/saved.ts'
import { httpCall } from '#web/platform/call.ts'

const NOTHING: SavedNow = { jobs: {}, companies: {} }

/** How all that is kept stands now, in one call; nothing of it while that is not known. */
export function useNow(kept: readonly Saved[]): SavedNow {
  const [now, setNow] = useState(NOTHING)
  const jobs = idsOf(kept.flatMap(one => one.jobs))
  const companies = idsOf(kept.flatMap(one => one.companies))
  useEffect(() => {
    let stale = false
    const body = { jobs: listed(jobs), companies: listed(companies) }
    if (body.jobs.length + body.companies.length > 0)
      httpCall('savedNow', { body }).then(
        answer => stale || setNow(answer),
        () => {},
      )
    return () => {
      stale = true
    }
  }, [jobs, companies])
  return now
}

/** As one text, which is the same as long as they are. */
const idsOf = (all: { id: string }[]): string => [...new Set(all.map(({ id }) => id))].join()
const listed = (ids: string): string[] => (ids === '' ? [] : ids.split(','))
