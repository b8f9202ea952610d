import type { PublicReview } from '#shared/contract/reviews/reviews.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Masked } from './quotes/masked.tsx'

type Level = 2 | 4
type Props = { review: PublicReview; level: Level }

/** What the author wrote, in the author's language, under headings of one level. */
export function ReviewTexts({ review, level }: Props) {
  const words = useWords('reviews')
  return (
    <>
      {(['likes', 'dislikes', 'advice'] as const).map(name => {
        const text = review[name]
        return text && <Part key={name} level={level} title={words[name]} text={text} lang={review.locale} />
      })}
      <Application review={review} level={level} />
    </>
  )
}

/** What an applicant tells of the application. */
function Application({ review: { application, locale }, level }: Props) {
  const format = useFormats()
  const words = useWords('reviews')
  if (!application) return null
  const { result, interview_rounds: rounds, surprise_question, surprise_text } = application
  const facts = [words.results[result], rounds !== null && words.rounds(format.count(rounds))]
  const surprise = surprise_question ? words.surpriseYes : words.surpriseNo
  return (
    <>
      <Part level={level} title={words.application} text={facts.filter(Boolean).join(' · ')} />
      <Part
        level={level}
        title={words.surprise}
        text={surprise_text ?? surprise}
        lang={surprise_text ? locale : undefined}
      />
    </>
  )
}

function Part({
  level,
  title,
  text,
  lang,
}: {
  level: Level
  title: string
  text: string
  lang?: string | undefined
}) {
  const H = `h${level}` as const
  return (
    <>
      <H className="entry-part">{title}</H>
      {text.split(/\n+/).map((paragraph, i) => (
        <p key={i} lang={lang}>
          <Masked text={paragraph} />
        </p>
      ))}
    </>
  )
}
