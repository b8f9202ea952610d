import type { Attacker, Loot } from '../attacker.ts'

/** Searches everything for plain addresses, codes, tokens and amounts of pay. */
export const canaries: Attacker = {
  name: 'canaries',
  attack(loot) {
    const places = placesOf(loot)
    return [...places].map(([place, text]) => ({
      by: place,
      links: 'canary' as const,
      guesses: [...loot.canaries.filter(canary => text.includes(canary)), ...amountsIn(text, loot)].map(
        subject => ({ subject, among: [] }),
      ),
    }))
  },
}

/** Digits within hexadecimal bytes do not count as an amount. */
function amountsIn(text: string, { amounts }: Loot): string[] {
  const numbers = new Set(text.match(/(?<![\da-f])\d{7,8}(?![\da-f])/g))
  return amounts.map(String).filter(amount => numbers.has(amount))
}

function placesOf({ tables, logs, statistics, wal }: Loot): Map<string, string> {
  const places = new Map(
    [...tables].map(([name, rows]) => [name, JSON.stringify(rows.map(({ values }) => values))]),
  )
  places.set('the log', logs.join('\n'))
  places.set('statistics', statistics.map(({ values }) => values).join('\n'))
  if (wal) places.set('the write-ahead log', wal.bytes.toString('latin1'))
  return places
}
