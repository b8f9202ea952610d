import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Output } from '#shared/contract/contract.ts'
import { href } from '#shared/paths.ts'
import type { DraftPlace } from '#web/forms/draft.ts'
import type { DraftStore } from '#web/forms/use-draft.ts'
import { saveOver } from '#web/forms/newer.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { useToast } from '#web/ui/controls/toast.tsx'
import { useOwner } from '#web/owners/owner-area.tsx'
import { OWNER } from '#web/owners/session.ts'
import { useSessionCall } from '#web/platform/session-call.ts'
import type { VacancyDraft } from './draft.ts'
import { bodyOf, fieldsOf, ontoTheirs, type Field, type Fields } from './fields.ts'
import { VACANCY } from '#shared/contract/jobs/limits.ts'
import { readOffer, type OfferMistake } from '#shared/rules/vacancy/offer.ts'

/** A colleague's newer version. */
type Met = { theirs: Fields; version: string; taken: Field[]; both: Field[] }

/** State of the vacancy form. The draft is stored in this browser until it is sent. */
export function useVacancyForm(store: DraftStore<VacancyDraft>, place: DraftPlace<VacancyDraft>) {
  const locale = useLocale()
  const navigate = useNavigate()
  const { form: words } = useWords('vacancies')
  const { city } = useWords('companies')
  const savedWords = useSavedWords()
  const call = useSessionCall(OWNER)
  const toast = useToast()
  const mistakesIn = useMistakes()
  const { busy, trouble, setTrouble, mended, run } = useSubmit({ offline: words.failed })
  const [met, setMet] = useState<Met>()
  const [attempt, setAttempt] = useState(0)

  function send() {
    const draft = store.latest()
    const mistakes = mistakesIn(draft.fields)
    setAttempt(attempt + 1)
    setMet(undefined)
    if (Object.keys(mistakes).length > 0) return setTrouble({ fields: mistakes })
    run(async () => {
      const { saved, newer } = await saveOver(
        () => call('saveVacancy', { body: bodyOf(draft.fields, draft) }),
        () => call('ownerVacancy', { params: { id: draft.id } }),
      )
      if (newer) return meet(draft, newer)
      place.wipe()
      toast(savedWords(saved, draft.fields.last_day))
      await navigate(href(locale, 'ownerJobs'))
    })
  }

  /**
   * On a conflict with a colleague's version no input is lost. The draft keeps its old version number, so that it
   * replaces theirs only after the user has confirmed, however often it is sent.
   */
  function meet({ fields, base }: VacancyDraft, now: Output<'ownerVacancy'>) {
    const theirs = fieldsOf(now, city)
    const { fields: merged, taken, both } = ontoTheirs(fields, base, theirs)
    store.put(draft => ({ ...draft, fields: merged }))
    setMet({ theirs, version: now.version, taken, both })
  }

  return {
    fields: store.draft.fields,
    lacking: Object.keys(mistakesIn(store.draft.fields)) as Field[],
    busy,
    send,
    attempt,
    met,
    whole: trouble.message,
    mistakes: Object.fromEntries(
      Object.entries(trouble.fields).map(([name, text]) => [fieldOf(name), text]),
    ) as Mistakes,
    change(part: Partial<Fields>) {
      store.put(draft => ({ ...draft, fields: { ...draft.fields, ...part } }))
      for (const name of Object.keys(trouble.fields)) if (fieldOf(name) in part) mended(name)
    },
    sendMine(met: Met) {
      store.put(draft => over(met, draft, draft.fields))
      send()
    },
    takeTheirs(met: Met) {
      store.put(draft => over(met, draft, met.theirs))
      setMet(undefined)
    },
  }
}

/** Names of the fields; facts of the vacancy's page have the same name there. */
export function useFieldNames(): Record<Field, string> {
  const { facts } = useWords('jobs').job
  return { ...facts, ...useWords('vacancies').fields }
}

/** Whether the vacancy is published, and its last day if the end of the subscription shortened it. */
function useSavedWords() {
  const { saved: words } = useWords('vacancies').form
  const format = useFormats()
  const { until } = useOwner().subscription
  return ({ state, last_day }: Pick<Output<'saveVacancy'>, 'state' | 'last_day'>, requestedDay: string) => {
    const isCut = last_day === until && last_day !== requestedDay
    return [words[state === 'held' ? 'held' : 'open'], isCut && words.cut(format.day(last_day))]
      .filter(Boolean)
      .join(' ')
  }
}

/** From now on the draft is based on the colleague's version. */
const over = ({ theirs, version }: Met, draft: VacancyDraft, fields: Fields): VacancyDraft => ({
  ...draft,
  version,
  base: theirs,
  fields,
})

export type VacancyForm = ReturnType<typeof useVacancyForm>

type Mistakes = { [F in Field]?: string | undefined }

/** Errors that the browser can detect, for all fields at once. */
function useMistakes(): (fields: Fields) => Record<string, string> {
  const { field: words } = useWords('errors')
  const short = (text: string, min: number) =>
    text.trim() === '' ? words.required : text.trim().length < min ? words.too_short(min) : undefined
  const { rupiah } = useFormats()
  const payMistake = ({ key, values }: OfferMistake) => {
    const text = words[key]
    return typeof text === 'string' ? text : text(rupiah(Object.values(values ?? {})[0] ?? 0))
  }
  return fields => {
    const { title, department, job_type, workplace, cities, description } = fields
    const offer = readOffer(fields)
    const found: Mistakes = {
      title: short(title, VACANCY.title.min),
      department: department === '' ? words.required : undefined,
      job_type: job_type === '' ? words.required : undefined,
      ...(offer && 'key' in offer && { [offer.field]: payMistake(offer) }),
      cities: workplace !== 'remote' && cities.length === 0 ? words.required : undefined,
      description: short(description, VACANCY.description.min),
    }
    return Object.fromEntries(Object.entries(found).flatMap(([name, text]) => (text ? [[name, text]] : [])))
  }
}

/** Maps a field of the call to a field of the form; items of a list map to the list. */
function fieldOf(name: string): string {
  if (name.startsWith('cities')) return 'cities'
  return { salary: 'salary_from', experience_years: 'experience', content: 'description' }[name] ?? name
}
