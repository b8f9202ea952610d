import { ATTACKERS } from './attackers/suite.ts'
import { PLANTS } from './plants.ts'
import { DOMAINS, type Proof, type Result } from './prove.ts'

/** The proof as Markdown, with one table per copy. */
export const report = ({ people, reviews, threshold, copies }: Proof): string =>
  [
    contents(),
    `${people} people, ${reviews} reviews. An attempt names where chance does as well at most once in ${Math.round(1 / threshold).toLocaleString('en')} times.`,
    ...copies.map(({ copy, results }) => tableOf(copy, results)),
  ].join('\n\n')

/** Lists domains, attackers and plants: a page that lists others was written by an older suite. */
export const contents = (): string =>
  [
    `Lived: ${DOMAINS.map(({ name }) => name).join(', ')}.`,
    `Attackers: ${ATTACKERS.map(({ name }) => name).join(', ')}.`,
    `Planted leaks that \`npm test\` finds: ${Object.keys(PLANTS).join(', ')}.`,
  ].join('\n\n')

/** Findings of attackers without any key, one line each. */
export const found = (proof: Proof): string[] =>
  proof.copies.flatMap(({ copy, said, results }) =>
    (said ? [] : results)
      .filter(({ given }) => given === undefined)
      .flatMap(({ attacker, naming }) => naming.map(({ by }) => `${copy}: ${attacker} (${by})`)),
  )

function tableOf(copy: string, results: Result[]): string {
  const rows = results.map(({ attacker, given, attempts, worst, naming }) => [
    given ? `${attacker}, with ${given}` : attacker,
    String(attempts),
    worst.by,
    `${worst.named.toFixed(1)} of ${worst.guessed}`,
    worst.chance.toFixed(1),
    worst.above.map(one => (one > 0 ? '+' : '') + one.toFixed(1)).join(' to '),
    worst.p < 0.001 ? '< 0.001' : worst.p.toFixed(3),
    naming.length > 0 ? '**names**' : 'chance',
  ])
  const head = [copy, 'ways', 'the best of them', 'named', 'by chance', 'above it, 95 %', 'p', '']
  return [head, ['---', '---:', '---', '---:', '---:', '---', '---:', '---'], ...rows]
    .map(row => `| ${row.join(' | ')} |`)
    .join('\n')
}
