import { useWords } from '#web/platform/locale.ts'
import { Figure } from '#web/ui/charts/figure.tsx'
import { useMoney } from '../reckoning/use-money.ts'

const WIDTH = 100 / 12

/** Twelve months as twelve pieces of a wage: those worked are dyed. */
export function TwelveMonths({ wage, months }: { wage: number; months: number }) {
  const { figure, numbers } = useWords('thr')
  const { rupiah } = useMoney()
  const worked = Math.min(months, 12)
  const caption =
    worked === 0
      ? figure.none
      : worked === 12
        ? figure.whole
        : figure.share(numbers[worked] ?? '', rupiah(Math.round(wage / 12)))
  return (
    <Figure caption={caption}>
      <svg width="100%" height="44" role="img" aria-label={figure.spoken(worked)}>
        {Array.from({ length: 12 }, (_, place) => (
          <rect
            key={place}
            className={place < worked ? 'c-nila' : 'twelve-open'}
            x={`${Math.round(place * WIDTH * 10) / 10}%`}
            y="1"
            width="7.2%"
            height="42"
          />
        ))}
      </svg>
    </Figure>
  )
}
