import { Menu, MenuItem } from './menu.tsx'

type Props<S extends string> = {
  label: string
  /** The sort orders and their labels. */
  sorts: readonly S[]
  names: Readonly<Record<S, string>>
  chosen: S
  /** Address of the list in this order. */
  to: (sort: S) => string
  /** Opening a menu closes others of the same name. */
  name?: string | undefined
}

/** Sort order of a list, at the end of the line above it. */
export const SortMenu = <S extends string>({ label, sorts, names, chosen, to, name }: Props<S>) => (
  <Menu
    look="tool"
    icon="arrow-up-down"
    end
    name={name}
    label={
      <>
        <span className="vh">{label}: </span>
        {names[chosen]}
      </>
    }
  >
    {sorts.map(sort => (
      <MenuItem key={sort} href={to(sort)} chosen={sort === chosen}>
        {names[sort]}
      </MenuItem>
    ))}
  </Menu>
)
