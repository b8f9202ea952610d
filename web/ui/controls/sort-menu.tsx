import { Menu, MenuItem } from './menu.tsx'

type Props<S extends string> = {
  label: string
  /** The orders to choose from, and what each is called. */
  sorts: readonly S[]
  names: Readonly<Record<S, string>>
  chosen: S
  /** The list in that order. */
  to: (sort: S) => string
  /** Menus of one name close each other. */
  name?: string | undefined
}

/** In which order a list stands, at the end of the line above it. */
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
