import type { AnswerRecord } from '#shared/contract/jobs/applications.ts'
import type { VacancyCard } from '#shared/contract/jobs/vacancies.ts'
import { ApplyPage } from '#web/jobs/applications/apply-page.tsx'
import { answerRecordsOf } from '#web/jobs/answer-records.ts'
import { definePage, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

type Data = { vacancy: VacancyCard; is_open: boolean; record: AnswerRecord | null }

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export const page = definePage<Data>({
  load,
  head: ({ data: { vacancy }, locale }) => {
    const messages = words(locale, 'applying')
    return {
      title: messages.title(vacancy.title),
      description: messages.description(vacancy.title, vacancy.company.name),
      noindex: true,
    }
  },
  company: data => data.vacancy.company.slug,
  View: ({ data }) => <ApplyPage key={data.vacancy.id} {...data} />,
})

async function load({ params: { id = '' }, call }: LoadArgs): Promise<Data> {
  if (!ID.test(id)) throw new Response(null, { status: 404 })
  const { vacancy, is_open } = await call('vacancy', { params: { id } })
  const { company } = vacancy
  const records = await answerRecordsOf(call, [company])
  return { vacancy, is_open, record: records[company.id] ?? null }
}
