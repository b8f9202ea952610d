import type { Query } from '#shared/paths.ts'

/** The hidden fields of a plain form: they keep the filters of the address that it is sent from. */
export const HiddenFields = ({ query }: { query: Query }) =>
  Object.entries(query)
    .flatMap(([name, value]) =>
      [value ?? ''].flat().flatMap(one => (one === '' ? [] : [{ name, value: String(one) }])),
    )
    .map(({ name, value }) => <input key={name + value} type="hidden" name={name} value={value} />)
