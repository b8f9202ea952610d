import { type ReactNode, useEffect, useState } from 'react'
import type { Saved, SavedNow, FollowedCompany, SavedJob } from '#shared/contract/accounts/saved.ts'
import { href } from '#shared/paths.ts'
import { useIsLive } from '#web/accounts/own/signed-in.tsx'
import { useLoginLink } from '#web/accounts/login.ts'
import { VisitOnly } from '#web/accounts/visit-only.tsx'
import { useSaved } from '#web/accounts/saved/use-saved.ts'
import { useLocale, useWords, useFormats } from '#web/platform/locale.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { Failed, Loading, NoScript } from '#web/ui/forms/waiting.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { httpCall } from '#web/platform/call.ts'
import '#web/ui/forms/form.css'
import '../jobs.css'
import './saved.css'

/** Saved vacancies and followed companies with their current state: those of the account and those of this browser. */
export function SavedPage() {
  const words = useWords('keeping')
  const isLive = useIsLive()
  return (
    <div className="wrap wrap-form jobs">
      <h1>{words.title}</h1>
      <NoScript ways={null}>{words.noScript}</NoScript>
      {isLive && <SavedJobs />}
    </div>
  )
}

function SavedJobs() {
  const words = useWords('keeping')
  const { isSignedIn, here, account, failed, again, unsave, move } = useSaved()
  const login = useLoginLink()
  const now = useNow(account ? [account, here] : [here])
  if (!isSignedIn)
    return (
      <>
        <p className="form-p">
          {words.here} <a {...login}>{words.signIn}</a>
        </p>
        <VisitOnly />
        <Lists saved={here} now={now} onRemove={unsave} />
      </>
    )
  return (
    <>
      <p className="form-p">{words.lead}</p>
      {failed ? (
        <Failed retry={words.again} onRetry={again}>
          {words.failed}
        </Failed>
      ) : account ? (
        <Lists saved={account} now={now} onRemove={unsave} />
      ) : (
        <Loading label={words.loading} />
      )}
      {here.jobs.length + here.companies.length > 0 && (
        <Section title={words.inBrowser}>
          <p className="form-p">{words.inBrowserMore}</p>
          <p>
            <Button onClick={() => void move()}>{words.move}</Button>
          </p>
          <Rows saved={here} now={now} onRemove={unsave} level={3} />
        </Section>
      )}
    </>
  )
}

type Props = { saved: Saved; now: SavedNow; onRemove: (id: string) => void }

function Lists(props: Props) {
  const locale = useLocale()
  const words = useWords('keeping')
  const { jobs, companies } = props.saved
  if (jobs.length + companies.length > 0) return <Rows {...props} />
  return (
    <Empty action={<ButtonLink href={href(locale, 'jobs')}>{words.find}</ButtonLink>}>
      <p>{words.none}</p>
      <p className="note">{words.noneHint}</p>
    </Empty>
  )
}

function Rows({ saved: { jobs, companies }, now, onRemove, level = 2 }: Props & { level?: 2 | 3 }) {
  const words = useWords('keeping')
  return (
    <>
      {jobs.length > 0 && (
        <Titled title={words.jobs} level={level}>
          {jobs.map(job => (
            <SavedRow key={job.id} job={job} now={now.jobs[job.id]} onRemove={onRemove} />
          ))}
        </Titled>
      )}
      {companies.length > 0 && (
        <Titled title={words.companies} level={level}>
          {companies.map(company => (
            <FollowedRow
              key={company.id}
              company={company}
              now={now.companies[company.id]}
              onRemove={onRemove}
            />
          ))}
        </Titled>
      )}
    </>
  )
}

function Titled({ title, level, children }: { title: string; level: 2 | 3; children: ReactNode }) {
  const H = `h${level}` as const
  return (
    <>
      <H>{title}</H>
      <ul className="job-list">{children}</ul>
    </>
  )
}

const NOTHING: SavedNow = { jobs: {}, companies: {} }

/** Current state of all saved items in one call; empty until it has been answered. */
function useNow(saved: readonly Saved[]): SavedNow {
  const [now, setNow] = useState(NOTHING)
  const jobs = idsOf(saved.flatMap(one => one.jobs))
  const companies = idsOf(saved.flatMap(one => one.companies))
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

/** The ids as one string: as a dependency of the effect it is stable while the ids are the same. */
const idsOf = (all: { id: string }[]): string => [...new Set(all.map(({ id }) => id))].join()
const listed = (ids: string): string[] => (ids === '' ? [] : ids.split(','))

type FollowedRowProps = {
  company: FollowedCompany
  /** Null if the company is gone, undefined until known. */
  now: SavedNow['companies'][string] | undefined
  onRemove: (id: string) => void
}

/** A followed company: its open vacancies, and the subscription to new ones by mail. */
function FollowedRow({ company: { id, slug, name }, now, onRemove }: FollowedRowProps) {
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

type SavedRowProps = {
  job: SavedJob
  /** Null if the vacancy is gone, undefined until known. */
  now: SavedNow['jobs'][string] | undefined
  onRemove: (id: string) => void
}

/** A vacancy with its title from the time of saving, and whether it is still open. */
function SavedRow({ job, now, onRemove }: SavedRowProps) {
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
        {isGone && <b>{words.removed}</b>}
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
