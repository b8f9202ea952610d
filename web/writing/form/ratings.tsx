import type { RatingKey } from '#shared/contract/keys.ts'
import { useWords } from '#web/platform/locale.ts'
import { RatingScale } from '#web/ui/forms/questions/rating-scale.tsx'
import type { StepProps } from './step-props.ts'
import { idOf } from '#web/forms/form.ts'

/** A group of ratings from one to five, or "not applicable". */
export function Ratings({ keys, draft, errors, change }: StepProps & { keys: readonly RatingKey[] }) {
  const { scale, hints } = useWords('writing')
  const { ratings } = useWords('reviews')
  return keys.map(key => (
    <RatingScale
      key={key}
      id={idOf(`ratings_${key}`)}
      name={`ratings_${key}`}
      words={scale}
      legend={ratings[key]}
      hint={hints[key]}
      error={errors[`ratings_${key}`]}
      value={draft.ratings[key]}
      onChange={value => change(`ratings_${key}`, { ratings: { ...draft.ratings, [key]: value } })}
      required
    />
  ))
}
