import { useEffect, useState } from 'react'
import { href } from '#shared/paths.ts'
import { httpCall, isCallError } from '#web/platform/call.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { useStored } from '#web/platform/storage.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { NoScript } from '#web/ui/forms/waiting.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { SAVED, toggleSaved, type SavedJob } from './saved.ts'
import '../jobs.css'

type Now = { state: 'open'; last: string } | { state: 'ended' | 'unknown' }

/** What this browser keeps of vacancies, each with how it stands now. */
export function SavedPage() {
  const locale = useLocale()
  const { saved: words } = useWords('jobs')
  const saved = useStored(SAVED) ?? []
  const all = <ButtonLink href={href(locale, 'jobs')}>{words.find}</ButtonLink>
  return (
    <div className="wrap wrap-form jobs">
      <h1>{words.title}</h1>
      <p className="form-p">{words.lead}</p>
      <NoScript ways={null}>{words.noScript}</NoScript>
      {saved.length === 0 ? (
        <Empty action={all}>
          <p>{words.none}</p>
        </Empty>
      ) : (
        <ul className="job-list">
          {saved.map(job => (
            <Kept key={job.id} job={job} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Kept({ job }: { job: SavedJob }) {
  const locale = useLocale()
  const format = useFormats()
  const { saved: words } = useWords('jobs')
  const now = useNow(job.id)
  return (
    <li className="job">
      <div>
        <h2>
          <a href={href(locale, 'job', { id: job.id })}>{job.title}</a>
        </h2>
        <span className="job-c">{job.company}</span>
      </div>
      <p className="job-m">
        {now?.state === 'open' && <span>{words.until(format.day(now.last))}</span>}
        {now?.state === 'ended' && <b>{words.ended}</b>}
      </p>
      <p>
        <Button kind="line" onClick={() => toggleSaved(job)}>
          {words.remove}
          <span className="vh"> {job.title}</span>
        </Button>
      </p>
    </li>
  )
}

/** Whether it is open still, once that is known. */
function useNow(id: string): Now | undefined {
  const [now, setNow] = useState<Now>()
  useEffect(() => {
    let stale = false
    httpCall('vacancy', { params: { id } }).then(
      ({ is_open, vacancy }) =>
        stale || setNow(is_open ? { state: 'open', last: vacancy.last_day } : { state: 'ended' }),
      error => stale || setNow({ state: isCallError(error) && error.status === 404 ? 'ended' : 'unknown' }),
    )
    return () => {
      stale = true
    }
  }, [id])
  return now
}
