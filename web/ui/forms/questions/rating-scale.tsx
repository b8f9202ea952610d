import { Question, type QuestionWords } from './question.tsx'

const STEPS = [1, 2, 3, 4, 5] as const

/** Texts of a scale; the same for every question of a form. */
export type ScaleWords = {
  /** Labels of 1 and 5: ["buruk", "sangat baik"]. */
  ends: readonly [string, string]
  /** Screen reader text after the figures 2 to 4: "dari 5". */
  outOf: string
  /** Label of "not applicable": "Tidak berlaku". Without it the option is missing. */
  none?: string
}

/**
 * One to five, or "not applicable". Native radios, so that arrow keys work. `value` is 1–5, null for "not applicable",
 * undefined for unanswered; in a form "not applicable" sends `noneValue` (default empty).
 */
export function RatingScale({
  name,
  words,
  value,
  defaultValue,
  onChange,
  noneValue = '',
  id,
  required,
  ...question
}: QuestionWords & {
  name: string
  words: ScaleWords
  value?: number | null | undefined
  defaultValue?: number | null | undefined
  onChange?: (value: number | null) => void
  noneValue?: string
  /** Id of the first radio, the target of an error summary's link. */
  id?: string | undefined
  required?: boolean | undefined
}) {
  const isControlled = onChange !== undefined && defaultValue === undefined
  const state = (v: number | null) =>
    isControlled
      ? { checked: value === v }
      : { defaultChecked: (value === undefined ? defaultValue : value) === v }
  return (
    <Question {...question} id={id} required={required}>
      {base => (
        <div className={words.none ? 'scale scale-na' : 'scale'}>
          {STEPS.map(n => (
            <label className="pick" key={n}>
              <input
                type="radio"
                id={n === 1 ? base : undefined}
                name={name}
                value={n}
                required={required}
                {...state(n)}
                onChange={() => onChange?.(n)}
              />
              <span>
                {n}
                <span className="vh">
                  {n === 1 ? `, ${words.ends[0]}` : n === 5 ? `, ${words.ends[1]}` : ` ${words.outOf}`}
                </span>
              </span>
            </label>
          ))}
          {words.none && (
            <label className="pick pick-na">
              <input
                type="radio"
                name={name}
                value={noneValue}
                {...state(null)}
                onChange={() => onChange?.(null)}
              />
              <span>{words.none}</span>
            </label>
          )}
          <p className="scale-ends" aria-hidden="true">
            <span>{words.ends[0]}</span>
            <span>{words.ends[1]}</span>
          </p>
        </div>
      )}
    </Question>
  )
}
