import type { FollowedCompany, SavedNow } from '#shared/contract/accounts/saved.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'

type Props = {
  company: FollowedCompany
  /** Null where it is gone, undefined while that is not known. */
  now: SavedNow['companies'][string] | undefined
  onRemove: (id: string) => void
}

/** A company that somebody follows: what it has open now, and the way to be told of more by mail. */
export function FollowedRow({ company: { id, slug, name }, now, onRemove }: Props) {
  const locale = useLocale()
  const format = useFormats()
  const words = useWords('keeping')
  const isGone = now === null
  return (
    <li className="job job-one">
      <div>
        <b className="job-saved">
          {isGone ? name : <a href={href(locale, 'company', { id: slug })}>{name}</a>}
        </b>
      </div>
      <p className="job-m">
        {now?.newest && <span>{words.newest(format.day(now.newest))}</span>}
        {now?.open === 0 && <span>{words.nothingOpen}</span>}
        {isGone && <b>{words.companyGone}</b>}
      </p>
      {now && (
        <p className="more job-ways">
          {now.open > 0 && (
            <a href={href(locale, 'companyJobs', { id: slug })}>
              {words.open(now.open, format.count(now.open))}
            </a>
          )}
          <a href={href(locale, 'subscribe', {}, { company: slug })}>{words.tell}</a>
        </p>
      )}
      <p>
        <Button kind="line" onClick={() => onRemove(id)}>
          {words.unfollow}
          <span className="vh"> {name}</span>
        </Button>
      </p>
    </li>
  )
}
