import type { Measured } from './scale-measure.ts'
import { quantile } from './server-time.ts'

const HEAD = [
  'call',
  'bar',
  'p50',
  'p95',
  '',
  'pgbench p50',
  'pgbench p95',
  '',
  'server p95',
  'p50 of 10,000',
  'p95 of 10,000',
  'growth of p50',
  '',
  'slowest scans',
]
const MOST_TIMES = 1.5
const MOST_MORE = 1

export function tableOf(measured: Measured[]): string {
  const isText = (i: number) => HEAD[i] === '' || [0, HEAD.length - 1].includes(i)
  return [HEAD, HEAD.map((_, i) => (isText(i) ? '---' : '---:')), ...measured.map(rowOf)]
    .map(row => `| ${row.join(' | ')} |`)
    .join('\n')
}

function rowOf({
  case: { what, bar, growth = MOST_MORE },
  small,
  large,
  server,
  pgbench,
  slowest,
}: Measured): string[] {
  const [before, now] = [quantile(small, 0.5), quantile(large, 0.5)]
  const [slow, statements] = [quantile(large, 0.95), quantile(pgbench, 0.95)]
  const hasGrown = now > before * MOST_TIMES && now > before + growth
  const judged = (met: boolean) => (bar === undefined ? '' : met ? 'met' : 'missed')
  const within = (measured: number) => judged(measured <= (bar ?? 0))
  return [
    what,
    bar === undefined ? '' : `≤ ${bar}`,
    ms(now),
    ms(slow),
    within(slow),
    ms(quantile(pgbench, 0.5)),
    ms(statements),
    within(statements),
    ms(quantile(server, 0.95)),
    ms(before),
    ms(quantile(small, 0.95)),
    `${(now / before).toFixed(1)}×`,
    judged(!hasGrown),
    slowest.scans,
  ]
}

const ms = (value: number): string => value.toFixed(2)
