import type { Attacker, Loot } from '../attacker.ts'

/** Addresses, codes and tokens of people, and what they earn, looked for wherever they do not belong. */
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

/** Digits within bytes written in hexadecimal are no amount. */
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
