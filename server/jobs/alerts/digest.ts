import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { offerLine } from '#shared/rules/vacancy/offer-line.ts'
import { listMerged, listNamed } from '#server/companies/find.ts'
import { listNewlyOpen, type NewVacancy } from '../new-vacancies.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import { LANE } from '#server/platform/delivery/lanes.ts'
import { heading } from '#server/platform/delivery/heading.ts'
import { queueMessages, type Message } from '#server/platform/delivery/outbox.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Places } from '#server/places/places.ts'
import { createMatcher } from './matcher.ts'
import * as store from './store.ts'
import { choicesLink, openAddress } from './subscriber.ts'
import { searchLink, titleOf, type Wants } from './saved-search.ts'
import { FORMATS, WORDS } from './words.ts'

/** Subscribers per batch and transaction. */
const BATCH = 1_000
/** Most missed days that a run catches up on. */
const MOST_DAYS = 7
/** Most vacancies per subscription in a letter; a link leads to the rest. */
const MOST_LISTED = 8
const FIRST = '00000000-0000-0000-0000-000000000000'

type Sending = Pick<Parts, 'db' | 'clock' | 'secrets' | 'config' | 'wake'> & { places: Places }
type Found = { subscription: string; wants: Wants; found: number[] }
type Letter = { subscriber: Pick<store.Subscriber, 'id' | 'address_ct' | 'locale'>; parts: Found[] }

/**
 * Sends subscribers one letter a day with the matching vacancies that opened up to the day before, if any. Each batch
 * queues its letters and updates `sent_until` in one transaction, so an interrupted run continues where it stopped.
 */
export async function sendAlerts(parts: Sending): Promise<void> {
  const { db, clock } = parts
  const today = dayOf(clock.now())
  const until = addDays(today, -1)
  const oldest = addDays(until, -MOST_DAYS)
  const last = (await store.findLastRun(db.identity)) ?? oldest
  if (last >= until) return
  const after = last > oldest ? last : oldest
  const vacancies = await listNewlyOpen(db.content, { after, until, today })
  if (vacancies.length > 0) await sendToAll(parts, vacancies, { after, until })
  await store.noteRun(db.identity, until)
  parts.wake()
}

type Days = { after: string; until: string }

async function sendToAll(parts: Sending, vacancies: NewVacancy[], days: Days): Promise<void> {
  const match = createMatcher(vacancies)
  const merged = await listMerged(parts.db.content)
  const { write, learn } = createWriter(parts, vacancies)
  let from = FIRST
  for (;;) {
    const rows = await store.listDue(parts.db.identity, {
      after: from,
      until: days.until,
      limit: BATCH,
      of: 'vacancies',
    })
    const lastRow = rows.at(-1)
    if (!lastRow) return
    from = lastRow.subscriber_id
    const letters = lettersOf(followed(rows, merged), match, days.after)
    if (letters.length === 0) continue
    await learn(letters)
    await sendLetters(parts, letters, days.until, write)
  }
}

/** Subscriptions of a merged company apply to the company that it was merged into. */
const followed = (rows: store.DueRow[], merged: Map<string, string>): store.DueRow[] =>
  rows.map(row => {
    const company = merged.get(row.wants?.company ?? '')
    return company ? { ...row, wants: { ...row.wants, company } } : row
  })

function lettersOf(rows: store.DueRow[], match: ReturnType<typeof createMatcher>, after: string): Letter[] {
  const letters = new Map<string, Letter>()
  for (const { subscriber_id: id, id: subscription, wants, sent_until, address_ct, locale } of rows) {
    if (subscription === null || wants === null) continue
    const found = match(wants, sent_until !== null && sent_until > after ? sent_until : after)
    if (found.length === 0) continue
    const letter = letters.get(id) ?? { subscriber: { id, address_ct, locale }, parts: [] }
    letter.parts.push({ subscription, wants, found })
    letters.set(id, letter)
  }
  return [...letters.values()]
}

/** Skips subscriptions that were stopped or that a concurrent run has already sent. */
async function sendLetters(
  parts: Sending,
  letters: Letter[],
  until: string,
  write: (letter: Letter, until: string) => Message,
): Promise<void> {
  const ids = letters.flatMap(letter => letter.parts.map(({ subscription }) => subscription))
  await parts.db.begin('identity', async tx => {
    const taken = await store.markSent(tx, ids, until)
    const toSend = letters
      .map(letter => ({
        ...letter,
        parts: letter.parts.filter(({ subscription }) => taken.has(subscription)),
      }))
      .filter(letter => letter.parts.length > 0)
    await queueMessages(
      tx,
      parts,
      toSend.map(letter => write(letter, until)),
    )
  })
}

/** Removes duplicates that arise where two subscribed companies were merged. */
const companiesOnce = (parts: Found[]): Found[] =>
  parts.filter(
    ({ wants: { company } }, at) =>
      !company || parts.findIndex(({ wants }) => wants.company === company) === at,
  )

/** The lines of each vacancy in a letter, cached per language. */
function createLines({ config, places }: Pick<Sending, 'config' | 'places'>, vacancies: NewVacancy[]) {
  const lines = { id: [] as string[], en: [] as string[] }
  return (at: number, locale: Locale): string =>
    (lines[locale][at] ??= lineFor(vacancies[at] as NewVacancy, locale))

  function lineFor(vacancy: NewVacancy, locale: Locale): string {
    const { id, title, company, city_ids, workplace } = vacancy
    const { jobs, companies } = WORDS[locale]
    const city = places.findCity(city_ids[0] ?? null)
    const where = workplace === 'remote' || !city ? jobs.remotePlace : companies.city(city.name)
    const link = config.publicUrl + href(locale, 'job', { id })
    return `${title}, ${company}, ${where}\n${link}\n${offerLine(offerOf(vacancy), jobs, FORMATS[locale])}`
  }
}

const offerOf = ({ pay_from: from, pay_to: to, pay_period: period }: NewVacancy) =>
  from === null || period === null ? null : { from, to, period }

/** Composes the letters. */
function createWriter(parts: Sending, vacancies: NewVacancy[]) {
  const { config, secrets, db, places } = parts
  const companies = new Map<string, string>()
  const lineOf = createLines(parts, vacancies)

  /** Lists a vacancy that matches several subscriptions only once. */
  function linesIn(parts: Found[], locale: Locale): string[] {
    const listed = new Set<number>()
    return companiesOnce(parts).flatMap(({ found, ...part }) => {
      const left = found.filter(at => !listed.has(at))
      for (const at of left.slice(0, MOST_LISTED)) listed.add(at)
      return left.length > 0 ? partOf({ ...part, found: left }, locale) : []
    })
  }

  function partOf({ wants, found }: Found, locale: Locale): string {
    const { mails } = WORDS[locale]
    const entries = found.slice(0, MOST_LISTED).map(at => lineOf(at, locale))
    const rest = found.length - entries.length
    const more = rest > 0 ? [mails.digest.more(rest, config.publicUrl + moreLink(wants, found, locale))] : []
    const title = titleOf(wants, locale, places, companies.get(wants.company ?? ''))
    return [heading(title), ...entries, ...more].join('\n\n')
  }

  function moreLink(wants: Wants, [first = 0]: number[], locale: Locale): string {
    const { slug } = vacancies[first] as NewVacancy
    return wants.company ? href(locale, 'companyJobs', { id: slug }) : searchLink(wants, locale)
  }

  return {
    /** Loads the names of the companies in these letters. */
    async learn(letters: Letter[]): Promise<void> {
      const ids = letters.flatMap(letter => letter.parts.flatMap(({ wants }) => wants.company ?? []))
      const unknown = [...new Set(ids)].filter(id => !companies.has(id))
      if (unknown.length === 0) return
      for (const [id, { name }] of await listNamed(db.content, unknown)) companies.set(id, name)
    },
    write({ subscriber, parts: found }: Letter, until: string): Message {
      const { locale } = subscriber
      const { digest } = WORDS[locale].mails
      const link = choicesLink(parts, subscriber, locale)
      return {
        channel: 'email',
        locale,
        to: openAddress(secrets, subscriber),
        subject: digest.subject,
        body: digest.body(linesIn(found, locale).join('\n\n\n'), link),
        rank: LANE.many,
        unsubscribe: link,
        ifRefused: { kind: 'alert-refused', payload: { subscriber: subscriber.id } },
        once: `alert:${subscriber.id}:${until}`,
      }
    },
  }
}
