import type { FollowedCompany } from '#shared/contract/account/saved.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { useNow } from './use-now.ts'

/** A company that somebody follows: what it has open now, and the way to be told of more by mail. */
export function FollowedRow({
  company,
  onRemove,
}: {
  company: FollowedCompany
  onRemove: (id: string) => void
}) {
  const locale = useLocale()
  const format = useFormats()
  const words = useWords('keeping')
  const { id, slug, name } = company
  const { now, isGone } = useNow('companyVacancies', slug)
  const [newest] = now?.vacancies ?? []
  return (
    <li className="job job-one">
      <div>
        <b className="job-saved">
          {isGone ? name : <a href={href(locale, 'company', { id: slug })}>{name}</a>}
        </b>
      </div>
      <p className="job-m">
        {newest && <span>{words.newest(format.day(newest.opened))}</span>}
        {now && !newest && <span>{words.nothingOpen}</span>}
        {isGone && <b>{words.companyGone}</b>}
      </p>
      {now && (
        <p className="more job-ways">
          {newest && (
            <a href={href(locale, 'companyJobs', { id: slug })}>
              {words.open(now.page.total, format.count(now.page.total))}
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
