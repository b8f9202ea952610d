import type { Positions } from '#shared/contract/pay/positions.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { WhatWhere } from '#web/discovery/search/what-where.tsx'
import { changed, type Asked } from './query.ts'

type Props = { results: Positions; asked: Asked; unknownCity: string | null }

export function PositionSearch({ results, asked, unknownCity }: Props) {
  const locale = useLocale()
  const { search: words } = useWords('roles')
  return (
    <WhatWhere
      {...{ words, asked, results, unknownCity }}
      action={href(locale, 'searchPosition')}
      kept={changed(asked, { q: '', city: null })}
      toCity={what => href(locale, 'searchPosition', {}, changed(asked, what))}
    />
  )
}
