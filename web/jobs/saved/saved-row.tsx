import type { SavedJob, SavedNow } from '#shared/contract/accounts/saved.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'

type Props = {
  job: SavedJob
  /** Null where it is gone, undefined while that is not known. */
  now: SavedNow['jobs'][string] | undefined
  onRemove: (id: string) => void
}

/** A vacancy as it was called when it was saved, and whether it is open still. */
export function SavedRow({ job, now, onRemove }: Props) {
  const locale = useLocale()
  const format = useFormats()
  const words = useWords('keeping')
  const isGone = now === null
  return (
    <li className="job job-one">
      <div>
        <b className="job-saved">
          {isGone ? job.title : <a href={href(locale, 'job', { id: job.id })}>{job.title}</a>}
        </b>
        <span className="job-c">{job.company}</span>
      </div>
      <p className="job-m">
        {now?.is_open && <span>{words.until(format.day(now.last_day))}</span>}
        {now && !now.is_open && <b>{words.ended}</b>}
        {isGone && <b>{words.gone}</b>}
      </p>
      <p>
        <Button kind="line" onClick={() => onRemove(job.id)}>
          {words.remove}
          <span className="vh"> {job.title}</span>
        </Button>
      </p>
    </li>
  )
}
