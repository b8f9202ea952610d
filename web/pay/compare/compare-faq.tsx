import { Disclosure, Section } from '#web/ui/layout/section.tsx'
import { useCompareWords } from './words.ts'

const QUESTIONS = ['source', 'kept', 'range', 'median', 'wage', 'gross'] as const

/** What people ask about the figures. */
export function CompareFaq() {
  const { faq } = useCompareWords().comparing
  return (
    <Section title={faq.title}>
      {QUESTIONS.map(question => (
        <Disclosure key={question} kind="row" summary={faq[question].ask}>
          <p>{faq[question].answer}</p>
        </Disclosure>
      ))}
    </Section>
  )
}
