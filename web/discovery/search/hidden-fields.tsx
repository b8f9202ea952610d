import type { Query } from '#shared/paths.ts'

/** Hidden fields that preserve the current filters when a plain form is submitted. */
export const HiddenFields = ({ query }: { query: Query }) =>
  Object.entries(query)
    .flatMap(([name, value]) =>
      [value ?? ''].flat().flatMap(one => (one === '' ? [] : [{ name, value: String(one) }])),
    )
    .map(({ name, value }) => <input key={name + value} type="hidden" name={name} value={value} />)
