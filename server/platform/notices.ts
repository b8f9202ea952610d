export type Lockfile = {
  packages: Record<string, { version?: string; license?: string; dev?: boolean }>
}
type Notice = { name: string; version: string; license: string }

/** Every package that the running program may load, with its licence, by name. */
export function noticesOf({ packages }: Lockfile): Notice[] {
  const found = new Map<string, Notice>()
  for (const [path, { version, license, dev }] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1)
    if (!name || dev || !version) continue
    found.set(`${name} ${version}`, { name, version, license: license ?? 'see its own notice' })
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}
